// ICU appends its version to every function through macros (ubrk_open becomes ubrk_open_72), and
// Swift does not see function-like renames. Each inline function below gives one ICU function a
// name that is the same on every machine.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uscript.h>
#include <unicode/utypes.h>
