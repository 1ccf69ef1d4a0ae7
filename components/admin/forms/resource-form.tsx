"use client";

import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { RequestError } from "@/lib/api/client";
import type { Values } from "@/lib/drafts/merge-values";
import { hasPreview } from "../preview/preview-kinds";
import { LoadError } from "../ui/load-error";
import { FormSkeleton } from "../ui/tab-skeleton";
import { AvatarSample } from "./avatar-field";
import { EditorFrame } from "./editor/editor-frame";
import type { Stored } from "./editor/editor-source";
import { FormSection, sectionLinks } from "./editor/form-section";
import { type Editor, useEditor } from "./editor/use-editor";
import { FORM_KEY, useStored } from "./editor/use-stored";
import { FactsEditingProvider } from "./facts/facts-editing";
import { FactsProblemList } from "./facts/facts-problem-list";
import { FactsSection } from "./facts/facts-section";
import { FieldGrid } from "./field-grid";
import {
  type FormDeclaration,
  fieldsOf,
  newItem,
  readItem,
  resourceSource,
} from "./resource-source";

interface Props {
  resource: FormDeclaration;
  /** Null makes a new item. */
  item: { id: number } | null;
  /** Values of a new item, by field, as if they had been typed. */
  prefilled?: Record<string, string>;
  heading: (name: string) => ReactNode;
  /** Everything is stored, and the form should close. */
  onSaved: () => void;
  /** A new item has been stored, and the form stays open. */
  onMade: (id: number) => void;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of one item of any collection, from its declaration. */
export function ResourceForm(props: Props) {
  const { resource, heading, onClose } = props;
  // A new item keeps its form when it has been stored: it is not read again.
  const [item] = useState(props.item);
  const { data, error, refetch } = useStored(`${resource.path}/${item?.id ?? "new"}`, () =>
    item ? readItem(resource, item.id) : newItem(resource),
  );
  if (data) return <LoadedForm {...props} stored={data} />;
  return (
    <div className="px-5 pt-3 pb-5 sm:px-6">
      {heading("")}
      {error ? (
        <NotLoaded
          error={error}
          resource={resource}
          item={item}
          onClose={onClose}
          onRetry={() => void refetch()}
        />
      ) : (
        <FormSkeleton />
      )}
    </div>
  );
}

function NotLoaded({
  error,
  resource,
  item,
  onClose,
  onRetry,
}: Pick<Props, "resource" | "item" | "onClose"> & { error: Error; onRetry: () => void }) {
  if (!(error instanceof RequestError) || error.status !== 404) {
    return <LoadError text={resource.notices.loadFailed} onRetry={onRetry} />;
  }
  return (
    <div role="alert" className="border-t py-6">
      <p>
        There is no {resource.label.one} with the ID {item?.id}. If it was deleted, it may still be
        in the bin.
      </p>
      <Button type="button" variant="outline" className="mt-4" onClick={onClose}>
        Close
      </Button>
    </div>
  );
}

function LoadedForm({
  resource,
  item,
  prefilled,
  heading,
  onSaved,
  onMade,
  onClose,
  onDirtyChange,
  stored,
}: Props & { stored: Stored }) {
  const client = useQueryClient();
  const [source] = useState(() => resourceSource(resource, item?.id ?? null, stored));
  const nameOf = (values: Values) => String(values[resource.nameField] ?? "");
  const [name, setName] = useState(() => nameOf(stored.values));
  const editor = useEditor(source, {
    isNew: item === null,
    prefilled,
    onDirtyChange,
    onSaved: ({ isAll, isClosing }) => {
      setName(nameOf(editor.form.getValues()));
      // The form has what was saved. A read under way would show the old values to whoever opens the
      // item again before it is answered.
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== FORM_KEY });
      if (isAll && isClosing) onSaved();
      else if (item === null && source.id !== null) onMade(source.id);
    },
  });
  const required = fieldsOf(resource).flatMap(({ name, required }) => (required ? [name] : []));

  const { collection } = resource;
  const id = item?.id ?? null;
  const previews = useMemo(
    () => (hasPreview(collection) ? [{ kind: collection, label: "Preview", id }] : []),
    [collection, id],
  );

  return (
    <EditorFrame
      editor={editor}
      required={required}
      surface="dialog"
      heading={heading(name)}
      sections={sectionLinks(
        resource.key,
        resource.sections.map(({ title }) => title),
      )}
      history={item ? [{ label: "History", entity: resource.collection, id: String(item.id) }] : []}
      previews={previews}
      actions={
        <Button type="button" variant="outline" className="max-sm:hidden" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <Sections resource={resource} editor={editor} />
    </EditorFrame>
  );
}

function Sections({ resource, editor }: { resource: FormDeclaration; editor: Editor }) {
  const { control } = editor.form;
  const { key, sections } = resource;
  const shown = sections.map(({ title, fields, facts }) => (
    <FormSection key={title} form={key} title={title}>
      {facts ? (
        <FactsSection section={facts} />
      ) : (
        <FieldGrid fields={fields} control={control} idPrefix={key}>
          {fields.some(({ name }) => name === "avatarColor") && <AvatarSample control={control} />}
        </FieldGrid>
      )}
    </FormSection>
  ));
  if (!sections.some(({ facts }) => facts)) return shown;
  return (
    <FactsEditingProvider form={editor.form} idPrefix={key}>
      <FactsProblemList />
      {shown}
    </FactsEditingProvider>
  );
}
