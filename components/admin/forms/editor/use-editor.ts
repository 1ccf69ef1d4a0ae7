"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { notify } from "@/components/ui/notify";
import { RequestError } from "@/lib/api/client";
import { isSame, mergeValues, type Values } from "@/lib/drafts/merge-values";
import { useAdministratorName } from "../signed-in";
import type { EditorSource, Stored } from "./editor-source";
import { announceSave, useSavesElsewhere } from "./other-windows";
import { type DraftStatus, useDraft } from "./use-draft";
import { type Offer, useDraftOffers } from "./use-draft-offers";

/** Two states that were made from one, waiting for somebody to choose. */
export interface Conflict {
  base: Values;
  mine: Values;
  theirs: Stored;
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
  /** One at a time: what changes during a save is saved after it. Answers whether all is saved. */
  save: () => Promise<boolean>;
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

/** The state of a form in which nothing is lost; see docs/decisions/013-nothing-is-lost.md. */
export function useEditor(
  source: EditorSource,
  { onSaved, isNew = false }: { onSaved?: (stored: Stored) => void; isNew?: boolean } = {},
): Editor {
  const name = `${useAdministratorName()}/${source.name}`;
  const form = useForm<Values>({
    defaultValues: structuredClone(source.initial.values),
    resolver: zodResolver(source.schema, { error: inPlainWords }),
    mode: "onTouched",
  });
  const stored = useRef(source.initial);
  const [isDirty, setDirty] = useState(false);
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
  const { noteChange, settle, leave } = draft;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          setDirty(!isSame(values, stored.current.values));
          noteChange();
        },
      }),
    [form, noteChange],
  );

  /** Shows values on the ground of a stored state. */
  const show = useCallback(
    async (values: Values, ground: Stored) => {
      stored.current = ground;
      form.reset(structuredClone(values));
      setDirty(!isSame(values, ground.values));
      await settle();
    },
    [form, settle],
  );

  const refresh = useCallback(async () => {
    if (!isSame(readValues(), stored.current.values)) return setChangedElsewhere(true);
    const fresh = await source.read();
    await show(fresh.values, fresh);
  }, [readValues, show, source]);
  useSavesElsewhere(name, () => void refresh().catch(() => setChangedElsewhere(true)));

  const rebase = useCallback(
    async (base: Values, mine: Values): Promise<void> => {
      const theirs = await source.read();
      setConflict({ base, mine, theirs, offer: null });
    },
    [source],
  );

  const saveOnce = useCallback(async (): Promise<boolean> => {
    setProblems([]);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      notify({ title: "Error", description: "Some values are not valid.", destructive: true });
      return false;
    }
    const sent = readValues();
    try {
      await settle();
      const answer = await source.save(sent, stored.current.etag);
      setChangedElsewhere(false);
      // What was typed while the save was on its way stays typed.
      await show(mergeValues(sent, readValues(), answer.values).merged, answer);
      notify({ title: "Success", description: source.notices.saved });
      announceSave(name);
      onSaved?.(answer);
      return true;
    } catch (error) {
      if (isStale(error)) await rebase(stored.current.values, sent);
      else setProblems(tellFailure(error, form, source));
      return false;
    }
  }, [form, name, onSaved, readValues, rebase, settle, show, source]);

  const { save, isSaving } = useSerial(
    saveOnce,
    () => !isSame(readValues(), stored.current.values),
  );

  const takeOffer = useCallback(
    async (offer: Offer) => {
      const { values, base } = offer.draft;
      // What was typed here meanwhile stays a draft of its own.
      if (!isSame(readValues(), stored.current.values)) await leave();
      const { merged, conflicts } = mergeValues(base, values, stored.current.values);
      if (conflicts.length > 0) {
        setConflict({ base, mine: values, theirs: stored.current, offer });
        return;
      }
      await show(merged, stored.current);
      await dismiss(offer);
    },
    [dismiss, leave, readValues, show],
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
      await show(values, conflict.theirs);
      if (conflict.offer) await dismiss(conflict.offer);
      else await save();
    },
    cancelConflict: () => setConflict(null),
    refresh,
    async absorb(values, ground) {
      await show(mergeValues(stored.current.values, values, ground.values).merged, ground);
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

/** Where the schema has no words of its own. */
function inPlainWords(issue: { code?: string; expected?: unknown; maximum?: unknown }) {
  if (issue.code === "invalid_type" && issue.expected === "number") return "Must be a number";
  if (issue.code === "too_big") return `At most ${issue.maximum}`;
  return undefined;
}

/** Runs one at a time; asked again meanwhile it runs once more, if there is still something to do. */
function useSerial(run: () => Promise<boolean>, isNeeded: () => boolean) {
  const [isSaving, setSaving] = useState(false);
  const running = useRef<Promise<boolean>>(undefined);
  const isWanted = useRef(false);
  const latest = useRef(run);
  latest.current = run;

  const save = useCallback(() => {
    isWanted.current = true;
    running.current ??= (async () => {
      setSaving(true);
      let isDone = true;
      while (isWanted.current && isDone) {
        isWanted.current = false;
        isDone = await latest.current();
        if (isWanted.current && !isNeeded()) isWanted.current = false;
      }
      isWanted.current = false;
      running.current = undefined;
      setSaving(false);
      return isDone;
    })();
    return running.current;
  }, [isNeeded]);
  return { save, isSaving };
}

/** Says what went wrong, at the fields where it can; answers the rest. */
function tellFailure(error: unknown, form: UseFormReturn<Values>, source: EditorSource): string[] {
  const { message, rest } = describeFailure(error, form);
  notify({ title: "Error", description: source.notices.failed(message), destructive: true });
  return rest;
}

function describeFailure(
  error: unknown,
  form: UseFormReturn<Values>,
): { message: string; rest: string[] } {
  if (!(error instanceof RequestError)) {
    const message = "There is no connection. Your changes are kept in this browser.";
    return { message, rest: [message] };
  }
  if (error.status === 401) {
    const message = "You are signed out. Your changes are kept in this browser.";
    return { message, rest: [message] };
  }
  if (error.status === 404) {
    const message = "This was deleted elsewhere. Bring it back from the bin, then save again.";
    return { message, rest: [message] };
  }
  const names = Object.keys(form.getValues());
  const rest: string[] = [];
  let isFirst = true;
  for (const [path, texts] of Object.entries(error.fields)) {
    const message = texts.join(" ");
    if (names.includes(path.split(".")[0] ?? "")) {
      form.setError(path, { message }, { shouldFocus: isFirst });
      isFirst = false;
    } else rest.push(`${path}: ${message}`);
  }
  const hasFields = Object.keys(error.fields).length > 0;
  return { message: error.message, rest: hasFields ? rest : [error.reason] };
}

function isStale(error: unknown): boolean {
  return error instanceof RequestError && error.status === 409 && error.current !== undefined;
}
