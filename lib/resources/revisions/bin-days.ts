/** How long what was deleted can be found in the bin. */
export const BIN_DAYS = 30;
