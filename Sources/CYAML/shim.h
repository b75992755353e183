// Only the event parser is used. Its functions have plain names, so Swift calls them directly; the
// shim is here because a module map wants a header of its own.
#include <yaml.h>
