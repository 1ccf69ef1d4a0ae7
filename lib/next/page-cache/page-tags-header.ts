/**
 * Tells the response cache which tags a page has, and is sent to nobody: lib/next/outgoing-responses.ts drops
 * it. Next removes its own header of that kind before a page leaves it.
 */
export const PAGE_TAGS_HEADER = "x-page-tags";
