"use client";

import { Plus, Trash2 } from "lucide";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { SortableList } from "@/components/ui/sortable-list";
import { isSame, type Values, valueAt } from "@/lib/drafts/merge-values";
import { capitalise } from "@/lib/facts/number-text";
import type { Editor } from "../forms/editor/use-editor";
import { FieldControl } from "../forms/field-control";
import { ConfirmDialog, type Question } from "../ui/confirm-dialog";
import { failureWords } from "../ui/failure-words";
import { IconButton } from "../ui/icon-button";
import type { ListDeclaration } from "./document-declaration";

/**
 * A list whose items are added, moved and changed. A deletion asks first and is saved at once: the
 * stored list loses that one item, and all other changes stay unsaved.
 */
export function ListEditor({
  list,
  editor,
  idPrefix,
}: {
  list: ListDeclaration;
  editor: Editor;
  idPrefix: string;
}) {
  const { control, setValue, getValues } = editor.form;
  const watched = useWatch({ control, name: list.name });
  const items = Array.isArray(watched) ? (watched as Values[]) : [];
  const [question, setQuestion] = useState<Question | null>(null);
  const itemsNow = () => structuredClone(getValues())[list.name] as unknown[];
  const setItems = (next: unknown[]) => setValue(list.name, next, { shouldTouch: true });
  const nameOf = (item: Values, at: number) =>
    String(item[list.nameField] ?? "").trim() || `${list.one} ${at + 1}`;

  function askToDelete(item: Values, at: number) {
    setQuestion({
      title: `Delete ${list.one}`,
      text: `Are you sure you want to delete this ${list.one} "${nameOf(item, at)}"? This action cannot be undone.`,
      action: "Delete",
      onConfirm: () => void remove(item),
    });
  }

  async function remove(item: Values) {
    const { source } = editor;
    try {
      const stored = await source.read();
      const before = valueAt(stored.values, list.name) as unknown[];
      const after = withoutItem(before, item);
      if (after === before) return setItems(withoutItem(itemsNow(), item));
      const saved = await source.save({ [list.name]: after }, stored.etag);
      const left = withoutItem(itemsNow(), item);
      await editor.absorb({ ...structuredClone(getValues()), [list.name]: left }, saved);
      notifySuccess(`${capitalise(list.one)} deleted successfully!`);
    } catch (error) {
      notifyError(list.deleteFailed(failureWords(error)));
    }
  }

  return (
    <>
      {items.length === 0 && <p className="mb-3 text-soft">{list.empty}</p>}
      <SortableList
        items={items}
        onChange={setItems}
        nameOf={nameOf}
        action={(item, at) => (
          <IconButton
            icon={Trash2}
            label={`Delete ${nameOf(item, at)}`}
            onClick={() => askToDelete(item, at)}
            className="hover:bg-danger-wash hover:text-danger"
          />
        )}
      >
        {(_, at) => (
          <div className="grid gap-3">
            {list.fields.map((field) => (
              <FieldControl
                key={field.name}
                field={{ ...field, name: `${list.name}.${at}.${field.name}` }}
                control={control}
                idPrefix={idPrefix}
              />
            ))}
          </div>
        )}
      </SortableList>
      <Button
        type="button"
        variant="outline"
        className="mt-3"
        disabled={items.length >= list.maxItems}
        onClick={() => setItems([...items, structuredClone(list.blank)])}
      >
        <Icon node={Plus} />
        Add {list.one}
      </Button>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  );
}

/** Without the first item that is the same; the same list if there is none. */
function withoutItem(items: unknown[], item: unknown): unknown[] {
  const at = items.findIndex((entry) => isSame(entry, item));
  return at < 0 ? items : items.toSpliced(at, 1);
}
