/** Facts that change over time: they are due for a check after six months. */
export const MOVING_KINDS = ["approvals", "development", "trials", "sport"] as const;
