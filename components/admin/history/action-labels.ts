import type { RevisionAction } from "@/lib/resources/revisions/revision-actions";

export const actionLabels: Record<RevisionAction, string> = {
  create: "Created",
  update: "Changed",
  delete: "Deleted",
  restore: "Restored",
  import: "Imported",
};
