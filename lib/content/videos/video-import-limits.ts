/** What one bulk import may hold. */
export const MOST_VIDEOS = 1000;

/** As it is sent, in bytes: less than any body may have. */
export const MAX_VIDEO_IMPORT_BYTES = 1_000_000;
