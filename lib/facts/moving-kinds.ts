/** Parts of the facts that may change while nobody looks: they are due again after six months. */
export const MOVING_KINDS = ["approvals", "development", "trials", "sport"] as const;
