"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { RequestError } from "@/lib/api/client";
import { LoadError } from "../load-error";
import { hasPreview } from "../preview/preview-kinds";
import { FormSkeleton } from "../tab-skeleton";
import { AvatarSample } from "./avatar-field";
import { EditorFrame } from "./editor/editor-frame";
import type { Stored } from "./editor/editor-source";
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
  /** All that stands in the form is stored. */
  onSaved: () => void;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of one item of any collection, from its declaration. */
export function ResourceForm(props: Props) {
  const { resource, item, onClose } = props;
  const { data, error, refetch } = useQuery({
    queryKey: [`${resource.path}/${item?.id ?? "new"}`, "form"],
    queryFn: () => (item ? readItem(resource, item.id) : newItem(resource)),
    // What the form rests on is read once, as it opens; a save tells whether it is still so.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error instanceof RequestError && error.status === 404) {
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
  if (error) {
    return <LoadError title="Error" text={resource.notices.loadFailed} onRetry={() => refetch()} />;
  }
  if (!data) return <FormSkeleton />;
  return <LoadedForm {...props} stored={data} />;
}

function LoadedForm({
  resource,
  item,
  begun,
  onSaved,
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
    onSaved: (isAll) => {
      void client.invalidateQueries();
      if (isAll) onSaved();
    },
  });
  const required = fieldsOf(resource).flatMap(({ name, required }) => (required ? [name] : []));

  return (
    <EditorFrame
      editor={editor}
      source={source}
      required={required}
      surface="raised"
      history={item ? [{ label: "History", entity: resource.collection, id: String(item.id) }] : []}
      {...(hasPreview(resource.collection) && {
        previews: [{ kind: resource.collection, label: "Preview", id: item?.id ?? null }],
      })}
      actions={
        <Button type="button" variant="outline" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {resource.sections.map(({ title, fields }) => (
        <fieldset key={title} className="border-t py-5 first:border-t-0 first:pt-0">
          <legend className="float-left mb-4 w-full font-serif text-xl">{title}</legend>
          <div className="clear-both grid gap-x-5 gap-y-5 @2xl:grid-cols-2">
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
        </fieldset>
      ))}
    </EditorFrame>
  );
}

function isShort(kind: string): boolean {
  return ["text", "number", "select", "color", "url"].includes(kind);
}
