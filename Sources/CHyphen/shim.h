// libhyphen hands out changes of spelling in three arrays that the caller frees one by one. The
// inline function below does that and leaves marks only.
#include <hyphen.h>
#include <stdlib.h>

// hnj_hyphen_hyphenate2: marks[i] becomes odd where the word may be parted behind its character i.
// Parting that changes the spelling is left out. The marks hold size + 5 bytes; non-zero: failure.
static inline int hyphen_mark(HyphenDict *patterns, const char *word, int size, char *marks) {
  char **changes = NULL;
  int *places = NULL;
  int *cuts = NULL;
  int failure =
      hnj_hyphen_hyphenate2(patterns, word, size, marks, NULL, &changes, &places, &cuts);
  for (int index = 0; changes != NULL && index < size; index++) {
    if (changes[index] == NULL) continue;
    marks[index] = '0';
    free(changes[index]);
  }
  free(changes);
  free(places);
  free(cuts);
  return failure;
}
