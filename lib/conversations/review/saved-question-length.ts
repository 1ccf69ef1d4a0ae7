/**
 * In UTF-16 code units. No two saved questions are the same, and PostgreSQL indexes 2,704 bytes at
 * most; of any script this is less.
 */
export const MAX_SAVED_QUESTION_LENGTH = 800;
