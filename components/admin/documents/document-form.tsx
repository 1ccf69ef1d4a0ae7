"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { notifyError } from "@/components/ui/notify";
import { EditorFrame } from "../forms/editor/editor-frame";
import type { Stored } from "../forms/editor/editor-source";
import { FormSection, sectionLinks } from "../forms/editor/form-section";
import { type Editor, useEditor } from "../forms/editor/use-editor";
import { FORM_KEY, useStored } from "../forms/editor/use-stored";
import { FieldGrid } from "../forms/field-grid";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { failureWords } from "../ui/failure-words";
import { LoadError } from "../ui/load-error";
import { FormSkeleton } from "../ui/tab-skeleton";
import { useFailureNotice } from "../ui/use-failure-notice";
import type { DocumentDeclaration, DocumentSection } from "./document-declaration";
import { documentSource, readDocument } from "./document-source";
import { ListEditor } from "./list-editor";

interface Props {
  declaration: DocumentDeclaration;
  /** Disables saving for another reason. */
  useIsBlocked?: (editor: Editor) => boolean;
  /** Shown before the declared sections. */
  before?: (editor: Editor) => ReactNode;
  /** Titles of the sections in `before`. */
  firstSections?: string[];
  /** Titles of the sections in `after`. */
  lastSections?: string[];
  /** Shown below the form and outside of it, so it may contain forms. */
  after?: (editor: Editor) => ReactNode;
}

/** The form of a document, built from its declaration. */
export function DocumentForm(props: Props) {
  const { declaration } = props;
  const query = useStored(declaration.path, () => readDocument(declaration));
  const { data, isError, refetch } = query;
  useFailureNotice(query, () => notifyError(declaration.loadFailed));
  return (
    <div className="max-w-7xl">
      {!data && <Heading title={declaration.title} />}
      {data ? (
        <LoadedForm {...props} stored={data} />
      ) : isError ? (
        <LoadError text={declaration.loadFailed} onRetry={() => refetch()} />
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
    // The form itself already has the answer of its save.
    onSaved: () =>
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== FORM_KEY }),
  });

  const declared = declaration.sections.map(({ title }) => title);
  const sections = sectionLinks(declaration.key, [...firstSections, ...declared, ...lastSections]);
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
      text: "Changes since the last save are discarded.",
      action: "Reset",
      onConfirm: () => void run(),
    });
  }

  return (
    <>
      <EditorFrame
        editor={editor}
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
          <Section key={section.title} section={section} form={declaration.key} editor={editor} />
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
  form,
  editor,
}: {
  section: DocumentSection;
  form: string;
  editor: Editor;
}) {
  return (
    <FormSection form={form} title={title}>
      {note && <p className="mb-4 text-soft">{note}</p>}
      {fields.length > 0 && (
        <FieldGrid fields={fields} control={editor.form.control} idPrefix={form} />
      )}
      {list && <ListEditor list={list} editor={editor} idPrefix={form} />}
    </FormSection>
  );
}
