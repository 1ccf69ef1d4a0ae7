export const REVISION_ACTIONS = ["create", "update", "delete", "restore", "import"] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];
