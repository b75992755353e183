// SHA-256 of font files. Nettle's functions are macro-renamed (nettle_sha256_init …), which Swift
// sees under their real names, so no wrapper is needed.
#include <nettle/sha2.h>
