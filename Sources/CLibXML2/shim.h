// Only the streaming reader and the structured errors: nothing here builds a document tree.
#include <libxml/xmlreader.h>
#include <libxml/xmlerror.h>
