import { PREVIEW_KINDS, type PreviewKind } from "@/lib/content/previews/preview-schema";

/** Whether items of a collection have a page of their own to be shown on. */
export function hasPreview(collection: string): collection is PreviewKind {
  return PREVIEW_KINDS.includes(collection as PreviewKind);
}
