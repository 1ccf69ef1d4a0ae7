"use client";

import { useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { mergeValues, type Values } from "@/lib/drafts/merge-values";
import { useAdministratorName } from "../signed-in";
import type { EditorSource, Stored } from "./editor-source";
import { announceSave } from "./other-windows";
import { useChangesElsewhere } from "./use-changes-elsewhere";
import type { DraftStatus } from "./use-draft";
import { type Offer, useDraftOffers } from "./use-draft-offers";
import { type FormStateOptions, useFormState } from "./use-form-state";
import { type Saved, useSave } from "./use-save";

/** Two versions made from one base, where an editor has to choose. */
export interface Conflict {
  base: Values;
  mine: Values;
  theirs: Values;
  /** The stored state that the chosen values will be based on. */
  ground: Stored;
  /** The draft being restored; null after a refused save, which is repeated after the choice. */
  offer: Offer | null;
}

export interface Editor {
  source: EditorSource;
  form: UseFormReturn<Values>;
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  draft: DraftStatus;
  offers: Offer[];
  conflict: Conflict | null;
  isChangedElsewhere: boolean;
  /** Errors that belong to no field of the form. */
  problems: string[];
  /**
   * One save at a time: changes during a save are saved after it. Resolves to whether everything was
   * saved. `isClosing` is passed on to `onSaved`; of several pending calls the last one counts.
   */
  save: (options: { isClosing: boolean }) => Promise<boolean>;
  takeOffer: (offer: Offer) => Promise<void>;
  dismissOffer: (offer: Offer) => Promise<void>;
  chooseMerged: (values: Values) => Promise<void>;
  cancelConflict: () => void;
  /** Restores the stored state. Throws as `request` does. */
  reset: () => Promise<void>;
  /** Shows the stored state after a change outside the form, or warns if that would lose changes. */
  refresh: () => Promise<void>;
  /** Continues with these values, based on what has just been stored. */
  absorb: (values: Values, ground: Stored) => Promise<void>;
}

interface Options extends FormStateOptions {
  onSaved?: (saved: Saved) => void;
  isNew?: boolean;
}

/** A form that loses no changes; see docs/decisions/013-nothing-is-lost.md. */
export function useEditor(
  source: EditorSource,
  { onSaved, isNew = false, ...options }: Options = {},
): Editor {
  const name = `${useAdministratorName()}/${source.name}`;
  const state = useFormState(source, name, options);
  const { form, stored, readValues, show } = state;
  const { offers, dismiss } = useDraftOffers(name);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { isChangedElsewhere, setChangedElsewhere, refresh } = useChangesElsewhere(
    source,
    name,
    state,
  );
  const { save, isSaving, problems, clearProblems } = useSave({
    source,
    name,
    state,
    onSaved(saved) {
      setChangedElsewhere(false);
      onSaved?.(saved);
    },
    onStale: (mine, ground) =>
      setConflict({
        base: stored.current.values,
        mine,
        theirs: ground.values,
        ground,
        offer: null,
      }),
  });

  /** Merges a draft into what has been typed since; asks where both changed a field. */
  async function takeOffer(offer: Offer) {
    const { values: mine, base } = offer.draft;
    const ground = stored.current;
    const theirs = readValues();
    const { merged, conflicts } = mergeValues(base, mine, theirs);
    if (conflicts.length > 0) return setConflict({ base, mine, theirs, ground, offer });
    await show(merged, ground);
    await dismiss(offer);
  }

  async function chooseMerged(values: Values) {
    if (!conflict) return;
    setConflict(null);
    await show(values, conflict.ground);
    if (conflict.offer) await dismiss(conflict.offer);
    else await save();
  }

  async function absorb(values: Values, ground: Stored) {
    const { merged, conflicts } = mergeValues(stored.current.values, values, ground.values);
    if (conflicts.length === 0) await show(merged, ground);
    else {
      // Based on the old state, the next save is refused and shows both versions.
      await show(values, stored.current);
      setChangedElsewhere(true);
    }
    announceSave(name);
  }

  async function reset() {
    clearProblems();
    setChangedElsewhere(false);
    const fresh = await source.read();
    await show(fresh.values, fresh);
  }

  return {
    source,
    form,
    isNew,
    isDirty: state.isDirty,
    isSaving,
    draft: state.draft.status,
    offers,
    conflict,
    isChangedElsewhere,
    problems,
    save,
    takeOffer,
    dismissOffer: dismiss,
    chooseMerged,
    cancelConflict: () => setConflict(null),
    refresh,
    absorb,
    reset,
  };
}
