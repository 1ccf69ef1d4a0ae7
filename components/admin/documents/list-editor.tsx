"use client";

import { Plus, Trash2 } from "lucide";
import { useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { SortableList } from "@/components/ui/sortable-list";
import { isSame, type Values } from "@/lib/drafts/merge-values";
import type { Stored } from "../forms/editor/editor-source";
import type { Editor } from "../forms/editor/use-editor";
import { FieldControl } from "../forms/field-control";
import type { Question } from "../ui/confirm-dialog";
import { failureWords } from "../ui/failure-words";
import type { ListDeclaration } from "./document-declaration";

interface Props {
  list: ListDeclaration;
  editor: Editor;
  idPrefix: string;
  onAsk: (question: Question) => void;
  readStored: () => Promise<{ stored: Stored; items: unknown[] }>;
  save: (items: unknown[], etag: string | null) => Promise<Stored>;
  readValues: () => Values;
}

/** Items that are added, moved, changed, and deleted after a question; a deletion is saved at once. */
export function ListEditor({ list, editor, idPrefix, onAsk, readStored, save, readValues }: Props) {
  const { control, setValue } = editor.form;
  const watched = useWatch({ control, name: list.name });
  const items = Array.isArray(watched) ? (watched as Values[]) : [];
  const setItems = (next: Values[]) => setValue(list.name, next, { shouldTouch: true });
  const nameOf = (item: Values, at: number) =>
    String(item[list.nameField] ?? "").trim() || `${list.one} ${at + 1}`;

  function askToDelete(at: number) {
    const item = items[at];
    if (!item) return;
    onAsk({
      title: `Delete ${list.one}`,
      text: `Are you sure you want to delete this ${list.one} "${nameOf(item, at)}"? This action cannot be undone.`,
      action: "Delete",
      onConfirm: () => void remove(at),
    });
  }

  /** Of the stored list, as it is now, only this item goes; what else is typed stays typed. */
  async function remove(at: number) {
    const item = items[at];
    // What is typed into the others meanwhile stays.
    const withoutItem = (values: Values) => {
      const now = values[list.name] as Values[];
      const place = now.findIndex((entry) => isSame(entry, item));
      return place < 0 ? now : now.toSpliced(place, 1);
    };
    try {
      const { stored, items: storedItems } = await readStored();
      const storedAt = storedItems.findIndex((entry) => isSame(entry, item));
      if (storedAt < 0) return setItems(withoutItem(readValues()));
      const saved = await save(storedItems.toSpliced(storedAt, 1), stored.etag);
      const values = readValues();
      await editor.absorb({ ...values, [list.name]: withoutItem(values) }, saved);
      notifySuccess(`${list.one} deleted successfully!`);
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
          <button
            type="button"
            aria-label={`Delete ${nameOf(item, at)}`}
            onClick={() => askToDelete(at)}
            className="grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-danger-wash hover:text-danger"
          >
            <Icon node={Trash2} className="size-4" />
          </button>
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
        disabled={items.length >= list.most}
        onClick={() => setItems([...items, structuredClone(list.blank)])}
      >
        <Icon node={Plus} />
        Add {list.one}
      </Button>
    </>
  );
}
