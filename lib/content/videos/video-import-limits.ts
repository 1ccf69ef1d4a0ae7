/** Videos in one bulk import. */
export const MAX_VIDEOS = 1000;

/** Size of the request in bytes, below the limit of any body. */
export const MAX_VIDEO_IMPORT_BYTES = 1_000_000;
