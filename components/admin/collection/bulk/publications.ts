import type { BulkAction } from "@/lib/resources/bulk/bulk-schema";
import type { Declaration } from "../declaration";

type Publications = Extract<BulkAction, { action: "set-year" }>["collection"];

/** The collection of a table of papers or videos. */
export function publicationsOf({ key }: Declaration): Publications {
  return key === "research" ? "research" : "educational-videos";
}
