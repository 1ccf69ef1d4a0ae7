import type { DevItemRow } from "@/lib/content/dev-items/dev-item-schema";

export const types: { value: DevItemRow["type"]; label: string }[] = [
  { value: "feature", label: "Feature" },
  { value: "bug", label: "Bug" },
];
export const statuses: { value: DevItemRow["status"]; label: string }[] = [
  { value: "pending", label: "Pending" },
  { value: "in_progress", label: "In progress" },
  { value: "completed", label: "Completed" },
];
