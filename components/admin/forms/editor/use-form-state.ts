import { zodResolver } from "@hookform/resolvers/zod";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { issueText } from "@/lib/api/issue-text";
import { isSame, type Values } from "@/lib/drafts/merge-values";
import type { EditorSource, Stored } from "./editor-source";
import { type DraftKeeper, useDraft } from "./use-draft";

export interface FormState {
  form: UseFormReturn<Values>;
  /** The stored state that the values are based on. */
  stored: RefObject<Stored>;
  isDirty: boolean;
  draft: DraftKeeper;
  readValues: () => Values;
  isClean: () => boolean;
  /** Shows values that were made from a stored state. */
  show: (values: Values, stored: Stored) => Promise<void>;
}

export interface FormStateOptions {
  /** Called synchronously, before the next render: the next key may close the form. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Replaces stored values when the form opens, as if it had been typed. */
  prefilled?: Values | undefined;
}

/** A form's values, the stored state beneath them, and a draft of the difference. */
export function useFormState(
  source: EditorSource,
  name: string,
  { onDirtyChange, prefilled }: FormStateOptions,
): FormState {
  const [first] = useState(() => withPrefilled(source.initial.values, prefilled));
  const form = useForm<Values>({
    defaultValues: structuredClone(first),
    resolver: zodResolver(source.schema, { error: issueText }),
    mode: "onTouched",
  });
  const stored = useRef(source.initial);
  const readValues = useCallback(() => structuredClone(form.getValues()), [form]);
  const draft = useDraft(
    name,
    () => ({ values: readValues(), base: stored.current.values }),
    source.secrets,
  );
  const { noteChange, settle } = draft;

  const [isDirty, setDirtyState] = useState(() => !isSame(first, source.initial.values));
  const latestDirtyChange = useRef(onDirtyChange);
  latestDirtyChange.current = onDirtyChange;
  const setDirty = useCallback((next: boolean) => {
    setDirtyState(next);
    latestDirtyChange.current?.(next);
  }, []);

  useEffect(() => {
    const note = (values: Values) => {
      setDirty(!isSame(values, stored.current.values));
      noteChange();
    };
    const values = form.getValues();
    if (!isSame(values, stored.current.values)) note(values);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => note(values),
    });
  }, [form, noteChange, setDirty]);

  return {
    form,
    stored,
    isDirty,
    draft,
    readValues,
    isClean: () => isSame(form.getValues(), stored.current.values),
    async show(values, ground) {
      stored.current = ground;
      form.reset(structuredClone(values));
      setDirty(!isSame(values, ground.values));
      await settle();
    },
  };
}

function withPrefilled(stored: Values, prefilled: Values = {}): Values {
  return Object.fromEntries(
    Object.entries(stored).map(([name, value]) => [name, prefilled[name] ?? value]),
  );
}
