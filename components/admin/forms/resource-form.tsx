"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { RequestError } from "@/lib/api/client";
import { hasPreview } from "../preview/preview-kinds";
import { LoadError } from "../ui/load-error";
import { FormSkeleton } from "../ui/tab-skeleton";
import { AvatarSample } from "./avatar-field";
import { EditorFrame } from "./editor/editor-frame";
import type { Stored } from "./editor/editor-source";
import { FormSection, sectionId } from "./editor/form-section";
import { useEditor } from "./editor/use-editor";
import { FieldControl } from "./field-control";
import {
  type FormDeclaration,
  fieldsOf,
  newItem,
  readItem,
  resourceSource,
} from "./resource-source";

interface Props {
  resource: FormDeclaration;
  /** The row that is edited; null makes a new one. */
  item: { id: number } | null;
  /** What a new one begins with, by field, as if it had been typed. */
  begun?: Record<string, string>;
  heading: (name: string) => ReactNode;
  /** All that stands in the form is stored, and it is to be closed. */
  onSaved: () => void;
  /** A new item has been stored, and its form stays open. */
  onMade: (id: number) => void;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of one item of any collection, from its declaration. */
export function ResourceForm(props: Props) {
  const { resource, heading, onClose } = props;
  // A new item that is stored while its form stays open is no reason to read it again.
  const [item] = useState(props.item);
  const { data, error, refetch } = useQuery({
    queryKey: [`${resource.path}/${item?.id ?? "new"}`, "form"],
    queryFn: () => (item ? readItem(resource, item.id) : newItem(resource)),
    // What the form rests on is read once, as it opens; a save tells whether it is still so.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
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
    return <LoadError title="Error" text={resource.notices.loadFailed} onRetry={onRetry} />;
  }
  return (
    <div role="alert" className="border-t py-6">
      <p>
        There is no {resource.label.one} with the ID {item?.id}. It may have been deleted; the bin
        keeps what was.
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
  begun,
  heading,
  onSaved,
  onMade,
  onClose,
  onDirtyChange,
  stored,
}: Props & { stored: Stored }) {
  const client = useQueryClient();
  const [source] = useState(() => resourceSource(resource, item?.id ?? null, stored));
  const editor = useEditor(source, {
    isNew: item === null,
    begun,
    onDirtyChange,
    onSaved: ({ isAll, isClosing }) => {
      void client.invalidateQueries();
      if (isAll && isClosing) onSaved();
      else if (item === null && source.id !== null) onMade(source.id);
    },
  });
  const required = fieldsOf(resource).flatMap(({ name, required }) => (required ? [name] : []));

  const sections = resource.sections.map(({ title }) => ({
    id: sectionId(resource.key, title),
    title,
  }));
  const { collection } = resource;
  const id = item?.id ?? null;
  const previews = useMemo(
    () => (hasPreview(collection) ? [{ kind: collection, label: "Preview", id }] : []),
    [collection, id],
  );

  return (
    <EditorFrame
      editor={editor}
      source={source}
      required={required}
      surface="dialog"
      heading={heading(String(stored.values[resource.nameField] ?? ""))}
      sections={sections}
      history={item ? [{ label: "History", entity: resource.collection, id: String(item.id) }] : []}
      previews={previews}
      actions={
        <Button type="button" variant="outline" className="max-sm:hidden" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {resource.sections.map(({ title, fields }) => (
        <FormSection key={title} id={sectionId(resource.key, title)} title={title}>
          <div className="grid gap-x-5 gap-y-5 @2xl:grid-cols-2">
            {fields.map((field) => (
              <div key={field.name} className={isShort(field.kind) ? "" : "@2xl:col-span-2"}>
                <FieldControl field={field} control={editor.form.control} idPrefix={resource.key} />
              </div>
            ))}
            {fields.some(({ name }) => name === "avatarColor") && (
              <div className="@2xl:col-span-2">
                <AvatarSample control={editor.form.control} />
              </div>
            )}
          </div>
        </FormSection>
      ))}
    </EditorFrame>
  );
}

function isShort(kind: string): boolean {
  return ["text", "number", "select", "color", "url"].includes(kind);
}
