import { useRef, useState } from "react";
import { notify, notifyError } from "@/components/ui/notify";
import { isSame, mergeValues, type Values } from "@/lib/drafts/merge-values";
import type { EditorSource, Stored } from "./editor-source";
import { announceSave } from "./other-windows";
import { isStale, tellFailure } from "./save-failure";
import type { FormState } from "./use-form-state";
import { useSerial } from "./use-serial";

export interface Saved {
  /** False if something was typed during the save. */
  isAll: boolean;
  isClosing: boolean;
}

interface Options {
  source: EditorSource;
  name: string;
  state: FormState;
  onSaved: (saved: Saved) => void;
  /** Something newer than the form's state is stored. */
  onStale: (sent: Values, newer: Stored) => void;
}

/** Saves a form, one request at a time, and reports the result. */
export function useSave({ source, name, state, onSaved, onStale }: Options) {
  const { form, stored, readValues, isClean, show, draft } = state;
  const [problems, setProblems] = useState<string[]>([]);
  const isClosing = useRef(false);

  async function saveOnce(): Promise<boolean> {
    setProblems([]);
    if (!(await form.trigger(undefined, { shouldFocus: true }))) {
      notifyError(source.notices.failed("Some values are not valid."));
      return false;
    }
    const sent = readValues();
    try {
      await store(sent);
      return true;
    } catch (error) {
      await report(error, sent);
      return false;
    }
  }

  async function store(sent: Values) {
    const description = source.notices.saved;
    await draft.settle();
    const answer = await source.save(sent, stored.current.etag);
    // Keeps what was typed during the save.
    const { merged } = mergeValues(sent, readValues(), answer.values);
    await show(merged, answer);
    const href = source.publicHref?.();
    notify({
      title: "Success",
      description,
      ...(href && { link: { label: "View on site", href } }),
    });
    announceSave(name);
    onSaved({ isAll: isSame(merged, answer.values), isClosing: isClosing.current });
  }

  async function report(error: unknown, sent: Values) {
    try {
      if (!isStale(error)) throw error;
      onStale(sent, await source.read());
    } catch (failure) {
      setProblems(tellFailure(failure, form, source));
    }
  }

  const { run, isRunning } = useSerial(saveOnce, () => !isClean());
  return {
    problems,
    clearProblems: () => setProblems([]),
    isSaving: isRunning,
    /** Without options it saves for whatever reason the last save had. */
    save(options?: { isClosing: boolean }) {
      if (options) isClosing.current = options.isClosing;
      return run();
    },
  };
}
