import { useCallback, useEffect, useState } from "react";
import { browserDrafts, findHeldDrafts } from "@/lib/drafts/browser-drafts";
import type { Draft } from "@/lib/drafts/draft-store";
import { isSame } from "@/lib/drafts/merge-values";

export interface Offer {
  draft: Draft;
  /** Another open window is still writing it. */
  isOpenElsewhere: boolean;
}

/** The drafts of a form from other windows, and from before a reload or a crash. */
export function useDraftOffers(form: string) {
  const [offers, setOffers] = useState<Offer[]>([]);

  const look = useCallback(async () => {
    const drafts = (await browserDrafts().find(form)).filter(
      ({ values, base }) => !isSame(values, base),
    );
    const held = await findHeldDrafts(drafts.map(({ id }) => id));
    return drafts.map((draft) => ({ draft, isOpenElsewhere: held.has(draft.id) }));
  }, [form]);

  useEffect(() => {
    let isCurrent = true;
    look().then((found) => isCurrent && setOffers(found));
    return () => {
      isCurrent = false;
    };
  }, [look]);

  const dismiss = useCallback(async ({ draft }: Offer) => {
    setOffers((shown) => shown.filter((offer) => offer.draft.id !== draft.id));
    // The draft of an open window is only hidden.
    const held = await findHeldDrafts([draft.id]);
    if (!held.has(draft.id)) await browserDrafts().drop(draft);
  }, []);

  return { offers, dismiss };
}
