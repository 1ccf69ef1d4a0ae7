export const MIN_VIDEO_YEAR = 1900;
