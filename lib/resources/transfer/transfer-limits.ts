/** Items in the file of an import. */
export const MAX_IMPORTED = 10_000;
/** New or changed items of an import. It is one transaction with a timeout of a minute, and a peptide takes 8 ms. */
export const MAX_CHANGED = 2_000;

/** Size of a file in bytes. As a JSON string it grows to less than twice that. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** Size of a request with a file; any other is limited to 1 MB. */
export const MAX_TRANSFER_BYTES = 2 * MAX_FILE_BYTES;
