"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyError } from "@/components/ui/notify";
import { valueAt } from "@/lib/drafts/merge-values";
import { EditorFrame } from "../forms/editor/editor-frame";
import type { EditorSource, Stored } from "../forms/editor/editor-source";
import { FormSection, sectionId } from "../forms/editor/form-section";
import { type Editor, useEditor } from "../forms/editor/use-editor";
import { FieldControl } from "../forms/field-control";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { failureWords } from "../ui/failure-words";
import { LoadError } from "../ui/load-error";
import { FormSkeleton } from "../ui/tab-skeleton";
import type { DocumentDeclaration } from "./document-declaration";
import { documentSource, readDocument } from "./document-source";
import { ListEditor } from "./list-editor";

interface Props {
  declaration: DocumentDeclaration;
  /** Another reason why nothing can be saved now. */
  useIsBlocked?: (editor: Editor) => boolean;
  /** What stands before the declared sections. */
  before?: (editor: Editor) => ReactNode;
  /** The sections that `before` holds. */
  firstSections?: string[];
  /** Those that `after` holds. */
  lastSections?: string[];
  /** What stands below the form, outside of it: it may hold forms of its own. */
  after?: (editor: Editor) => ReactNode;
}

/** A document's tab: its fields from their declaration, Reset and Save. */
export function DocumentForm(props: Props) {
  const { declaration } = props;
  const { data, isError, refetch } = useQuery({
    queryKey: [declaration.path, "form"],
    queryFn: () => readDocument(declaration),
    // What the form rests on is read once, as it opens; a save tells whether it is still so.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (isError) notifyError(declaration.loadFailed);
  }, [declaration, isError]);
  return (
    <div className="max-w-7xl">
      {!data && <Heading title={declaration.title} />}
      {data ? (
        <LoadedForm {...props} stored={data} />
      ) : isError ? (
        <LoadError title="Error" text={declaration.loadFailed} onRetry={() => refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

function LoadedForm({
  declaration,
  useIsBlocked = useNever,
  before,
  firstSections = [],
  lastSections = [],
  after,
  stored,
}: Props & { stored: Stored }) {
  const client = useQueryClient();
  const [source] = useState(() => documentSource(declaration, stored));
  const [question, setQuestion] = useState<Question | null>(null);
  const editor = useEditor(source, {
    onSaved: () =>
      void client.invalidateQueries({
        // The form itself rests on the answer of its save.
        predicate: ({ queryKey }) => queryKey[1] !== "form",
      }),
  });

  const declared = declaration.sections.map(({ title }) => title);
  const titles = [...firstSections, ...declared, ...lastSections];
  const sections = titles.map((title) => ({ id: sectionId(declaration.key, title), title }));
  const previews = useMemo(
    () => (declaration.previews ?? []).map((choice) => ({ ...choice, id: null })),
    [declaration],
  );

  function reset() {
    const run = () =>
      editor.reset().catch((error) => {
        notifyError(`${declaration.loadFailed} (${failureWords(error)})`);
      });
    if (!editor.isDirty) return void run();
    setQuestion({
      title: "Reset to what is stored?",
      text: "What you changed since the last save is given up.",
      action: "Reset",
      onConfirm: () => void run(),
    });
  }

  return (
    <>
      <EditorFrame
        editor={editor}
        source={source}
        isBlocked={useIsBlocked(editor)}
        surface="page"
        heading={<Heading title={declaration.title} />}
        sections={sections}
        previews={previews}
        history={declaration.history}
        actions={
          <Button type="button" variant="outline" onClick={reset}>
            Reset
          </Button>
        }
      >
        {before?.(editor)}
        {declaration.sections.map((section) => (
          <Section
            key={section.title}
            section={section}
            declaration={declaration}
            editor={editor}
            source={source}
            onAsk={setQuestion}
          />
        ))}
      </EditorFrame>
      {after?.(editor)}
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

function Heading({ title }: { title: string }) {
  return <h1 className="py-1.5 font-serif text-2xl max-lg:basis-full">{title}</h1>;
}

function useNever(): boolean {
  return false;
}

function Section({
  section: { title, note, fields = [], list },
  declaration,
  editor,
  source,
  onAsk,
}: {
  section: DocumentDeclaration["sections"][number];
  declaration: DocumentDeclaration;
  editor: Editor;
  source: EditorSource;
  onAsk: (question: Question) => void;
}) {
  const { control, getValues } = editor.form;
  return (
    <FormSection id={sectionId(declaration.key, title)} title={title}>
      {note && <p className="mb-4 text-soft">{note}</p>}
      {fields.length > 0 && (
        <div className="grid gap-5 @2xl:grid-cols-2">
          {fields.map((field) => (
            <div key={field.name} className={isLong(field.kind) ? "@2xl:col-span-2" : ""}>
              <FieldControl field={field} control={control} idPrefix={declaration.key} />
            </div>
          ))}
        </div>
      )}
      {list && (
        <ListEditor
          list={list}
          editor={editor}
          idPrefix={declaration.key}
          onAsk={onAsk}
          readStored={async () => {
            const stored = await source.read();
            return { stored, items: valueAt(stored.values, list.name) as unknown[] };
          }}
          save={(items, etag) => source.save({ [list.name]: items }, etag)}
          readValues={() => structuredClone(getValues())}
        />
      )}
    </FormSection>
  );
}

function isLong(kind: string): boolean {
  return kind === "textarea" || kind === "html";
}
