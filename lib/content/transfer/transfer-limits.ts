/** What one import may hold. It is one transaction, which ends after a minute; peptides take 8 ms each. */
export const MOST_IMPORTED = 2_000;

/** A file as it lies on a disk, in bytes. As a text in JSON it grows, but not to twice as much. */
export const MAX_FILE_BYTES = 16 * 1024 * 1024;

/** A body with a file; every other one is 1 MB at most. */
export const MAX_TRANSFER_BYTES = 2 * MAX_FILE_BYTES;
