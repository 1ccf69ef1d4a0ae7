/** Seeded, hidden from filters and badges, and never deleted or renamed. */
export const GENERAL_CATEGORY_ID = 0;
