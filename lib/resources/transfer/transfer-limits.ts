/** How many items the file of an import may hold. */
export const MOST_IMPORTED = 10_000;
/** How many of them may be new or changed. It is one transaction, which ends after a minute; peptides take 8 ms each. */
export const MOST_CHANGED = 2_000;

/** A file as it lies on a disk, in bytes. As a text in JSON it grows, but not to twice as much. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** A body with a file; every other one is 1 MB at most. */
export const MAX_TRANSFER_BYTES = 2 * MAX_FILE_BYTES;
