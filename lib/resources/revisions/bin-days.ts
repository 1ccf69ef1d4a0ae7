/** How long deleted items stay in the bin. */
export const BIN_DAYS = 30;
