"use client";

import { useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Time } from "@/components/admin/ui/time";
import { changedPaths } from "@/lib/drafts/merge-values";
import { ShowChangesButton } from "../../history/show-changes-button";
import { ValueDiffs } from "../../history/value-diffs";
import type { Offer } from "./use-draft-offers";
import type { Editor } from "./use-editor";

/** Drafts of earlier sessions and other windows, each with what it would change. */
export function DraftOffers({ editor }: { editor: Editor }) {
  return editor.offers.map((offer) => (
    <DraftOffer key={offer.draft.id} offer={offer} editor={editor} />
  ));
}

function DraftOffer({ offer, editor }: { offer: Offer; editor: Editor }) {
  const { labelOf } = editor.source;
  const [isShown, setShown] = useState(false);
  const { draft, isOpenElsewhere } = offer;
  const fields = changedPaths(draft.base, draft.values);
  return (
    <section
      aria-label="Unsaved changes"
      className="mb-4 border-notice-line border-l-4 bg-notice-wash px-4 py-3 font-sans text-[0.9375rem] text-notice"
    >
      <p>
        {isOpenElsewhere ? "Another window has unsaved changes" : "There are unsaved changes"} of{" "}
        <Time value={draft.savedAt} /> in{" "}
        {fields.length === 1 ? labelOf(fields[0] ?? "") : `${fields.length} fields`}.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <CompactButton variant="primary" onClick={() => editor.takeOffer(offer)}>
          {isOpenElsewhere ? "Take a copy" : "Restore"}
        </CompactButton>
        <ShowChangesButton isShown={isShown} onChange={setShown} />
        <CompactButton variant="ghost" onClick={() => editor.dismissOffer(offer)}>
          {isOpenElsewhere ? "Hide" : "Discard"}
        </CompactButton>
      </div>
      {isShown && (
        <div className="mt-3 text-ink">
          <ValueDiffs before={draft.base} after={draft.values} labelOf={labelOf} />
        </div>
      )}
    </section>
  );
}
