"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { notify, notifyError } from "@/components/ui/notify";
import { issueText } from "@/lib/api/issue-text";
import { isSame, mergeValues, type Values } from "@/lib/drafts/merge-values";
import { useAdministratorName } from "../signed-in";
import type { EditorSource, Stored } from "./editor-source";
import { announceSave, useSavesElsewhere } from "./other-windows";
import { isStale, tellFailure } from "./save-failure";
import { type DraftStatus, useDraft } from "./use-draft";
import { type Offer, useDraftOffers } from "./use-draft-offers";
import { useNewerVersions } from "./use-newer-versions";
import { useSerial } from "./use-serial";

/** Two states that were made from one, waiting for somebody to choose. */
export interface Conflict {
  base: Values;
  mine: Values;
  theirs: Values;
  /** What is stored: the choice rests on it. */
  ground: Stored;
  /** The draft that is taken back; else a save was stopped, and follows the choice. */
  offer: Offer | null;
}

export interface Editor {
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
   * One at a time: what changes during a save is saved after it. Answers whether all is saved.
   * `isClosing` is handed to `onSaved`; of several asked for at once the last one counts.
   */
  save: (options: { isClosing: boolean }) => Promise<boolean>;
  takeOffer: (offer: Offer) => Promise<void>;
  dismissOffer: (offer: Offer) => Promise<void>;
  chooseMerged: (values: Values) => Promise<void>;
  cancelConflict: () => void;
  /** Back to what is stored. Throws as `request` does. */
  reset: () => Promise<void>;
  /** Shows what was stored by other means, and says so where it would overwrite what is typed. */
  refresh: () => Promise<void>;
  /** Goes on with these values on the ground of what has just been stored. */
  absorb: (values: Values, ground: Stored) => Promise<void>;
}

interface Options {
  /** `isAll` is false where something was typed during the save. */
  onSaved?: (saved: { isAll: boolean; isClosing: boolean }) => void;
  /** Told in the same moment, before anything is drawn: the next key may close the form. */
  onDirtyChange?: (isDirty: boolean) => void;
  isNew?: boolean;
  /** What fields begin with in place of what is stored, as if it had been typed. */
  begun?: Values | undefined;
}

/** The state of a form in which nothing is lost; see docs/decisions/013-nothing-is-lost.md. */
export function useEditor(
  source: EditorSource,
  { onSaved, onDirtyChange, isNew = false, begun }: Options = {},
): Editor {
  const name = `${useAdministratorName()}/${source.name}`;
  const [first] = useState(() => beginWith(source.initial.values, begun));
  const form = useForm<Values>({
    defaultValues: structuredClone(first),
    resolver: zodResolver(source.schema, { error: issueText }),
    mode: "onTouched",
  });
  const stored = useRef(source.initial);
  const [isDirty, setDirtyState] = useState(() => !isSame(first, source.initial.values));
  const latestDirtyChange = useRef(onDirtyChange);
  latestDirtyChange.current = onDirtyChange;
  const setDirty = useCallback((next: boolean) => {
    setDirtyState(next);
    latestDirtyChange.current?.(next);
  }, []);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);
  const readValues = useCallback(() => structuredClone(form.getValues()), [form]);

  const draft = useDraft(
    name,
    () => ({ values: readValues(), base: stored.current.values }),
    source.secrets,
  );
  const { offers, dismiss } = useDraftOffers(name);
  const { noteChange, settle } = draft;

  useEffect(() => {
    // What the form begins with is kept as if it had been typed.
    if (!isSame(readValues(), stored.current.values)) {
      setDirty(true);
      noteChange();
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        setDirty(!isSame(values, stored.current.values));
        noteChange();
      },
    });
  }, [form, noteChange, readValues, setDirty]);

  /** Shows values on the ground of a stored state. */
  const show = useCallback(
    async (values: Values, ground: Stored) => {
      stored.current = ground;
      form.reset(structuredClone(values));
      setDirty(!isSame(values, ground.values));
      await settle();
    },
    [form, setDirty, settle],
  );

  const refresh = useCallback(async () => {
    const isClean = () => isSame(readValues(), stored.current.values);
    const fresh = isClean() ? await source.read() : null;
    // Somebody may have typed while it was read.
    if (fresh && isClean()) await show(fresh.values, fresh);
    else setChangedElsewhere(true);
  }, [readValues, show, source]);
  useSavesElsewhere(name, () => {
    refresh().catch((error) => {
      console.error("What another window saved could not be read", error);
      setChangedElsewhere(true);
    });
  });

  useNewerVersions(
    source,
    useCallback(() => stored.current, []),
    useCallback(
      async (fresh: Stored) => {
        if (isSame(readValues(), stored.current.values)) await show(fresh.values, fresh);
        else setChangedElsewhere(true);
      },
      [readValues, show],
    ),
  );

  const rebase = useCallback(
    async (mine: Values): Promise<void> => {
      const ground = await source.read();
      const base = stored.current.values;
      setConflict({ base, mine, theirs: ground.values, ground, offer: null });
    },
    [source],
  );

  const isClosing = useRef(false);
  const saveOnce = useCallback(async (): Promise<boolean> => {
    setProblems([]);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      notifyError("Some values are not valid.");
      return false;
    }
    const sent = readValues();
    const description = source.notices.saved;
    try {
      await settle();
      const answer = await source.save(sent, stored.current.etag);
      setChangedElsewhere(false);
      // What was typed while the save was on its way stays typed.
      const { merged } = mergeValues(sent, readValues(), answer.values);
      await show(merged, answer);
      const href = source.publicHref?.();
      notify({
        title: "Success",
        description,
        ...(href && { link: { label: "View on site", href } }),
      });
      announceSave(name);
      onSaved?.({ isAll: isSame(merged, answer.values), isClosing: isClosing.current });
      return true;
    } catch (error) {
      const failure = isStale(error) ? await tryTo(() => rebase(sent)) : error;
      if (failure) setProblems(tellFailure(failure, form, source));
      return false;
    }
  }, [form, name, onSaved, readValues, rebase, settle, show, source]);

  const { save: saveInTurn, isSaving } = useSerial(
    saveOnce,
    () => !isSame(readValues(), stored.current.values),
  );

  const save = useCallback(
    (options: { isClosing: boolean }) => {
      isClosing.current = options.isClosing;
      return saveInTurn();
    },
    [saveInTurn],
  );

  const takeOffer = useCallback(
    async (offer: Offer) => {
      const { values, base } = offer.draft;
      const ground = stored.current;
      // What was typed here meanwhile stays, unless the draft says something else of the same field.
      const theirs = readValues();
      const { merged, conflicts } = mergeValues(base, values, theirs);
      if (conflicts.length > 0) {
        setConflict({ base, mine: values, theirs, ground, offer });
        return;
      }
      await show(merged, ground);
      await dismiss(offer);
    },
    [dismiss, readValues, show],
  );

  return {
    form,
    isNew,
    isDirty,
    isSaving,
    draft: draft.status,
    offers,
    conflict,
    isChangedElsewhere,
    problems,
    save,
    takeOffer,
    dismissOffer: dismiss,
    async chooseMerged(values) {
      if (!conflict) return;
      setConflict(null);
      await show(values, conflict.ground);
      if (conflict.offer) await dismiss(conflict.offer);
      else await saveInTurn();
    },
    cancelConflict: () => setConflict(null),
    refresh,
    async absorb(values, ground) {
      const { merged, conflicts } = mergeValues(stored.current.values, values, ground.values);
      if (conflicts.length === 0) await show(merged, ground);
      else {
        // The next save rests on the old state, and shows both.
        await show(values, stored.current);
        setChangedElsewhere(true);
      }
      announceSave(name);
    },
    async reset() {
      setProblems([]);
      setChangedElsewhere(false);
      const fresh = await source.read();
      await show(fresh.values, fresh);
    },
  };
}

function beginWith(stored: Values, begun: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, begun[name] ?? value]),
  );
}

/** What went wrong, or nothing. */
async function tryTo(run: () => Promise<void>): Promise<unknown> {
  try {
    await run();
    return null;
  } catch (error) {
    return error;
  }
}
