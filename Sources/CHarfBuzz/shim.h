// hb-ft.h is left out on purpose: it would drag FreeType's include path into a module that
// cannot depend on it.
#include <hb.h>
#include <hb-ot.h>
