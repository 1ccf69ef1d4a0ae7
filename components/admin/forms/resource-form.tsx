"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { hasPreview } from "../preview/preview-kinds";
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
  const { resource, item } = props;
  const { data, isError, refetch } = useQuery({
    queryKey: [`${resource.path}/${item?.id ?? "new"}`, "form"],
    queryFn: () => (item ? readItem(resource, item.id) : newItem(resource)),
    // What the form rests on is read once, as it opens; a save tells whether it is still so.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (isError) {
    return (
      <div role="alert" className="py-8">
        <p>{resource.notices.loadFailed}</p>
        <Button type="button" variant="outline" className="mt-3" onClick={() => refetch()}>
          Retry
        </Button>
      </div>
    );
  }
  if (!data)
    return (
      <p role="status" className="min-h-[60dvh] py-8 text-soft">
        Loading…
      </p>
    );
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
