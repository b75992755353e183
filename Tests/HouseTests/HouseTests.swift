// First.
