/**
 * In UTF-16 code units. Saved questions are unique, and PostgreSQL indexes at most 2,704 bytes, which
 * this length stays below in any script.
 */
export const MAX_SAVED_QUESTION_LENGTH = 800;
