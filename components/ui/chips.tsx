"use client";

import { X } from "lucide";
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "./icon";
import { InOrder } from "./in-order";
import { Input } from "./input";

interface Props {
  id: string;
  /** The accessible name of the list. */
  label: string;
  items: string[];
  onChange: (items: string[]) => void;
  maxLength?: number | undefined;
  "aria-invalid"?: boolean | undefined;
  "aria-describedby"?: string | undefined;
}

/**
 * A list of short texts. Enter adds the typed text; pasting several lines adds each. Clicking an item
 * edits it; on a focused item Alt with an arrow key moves it and Delete removes it.
 */
export function Chips({ id, label, items, onChange, maxLength, ...aria }: Props) {
  const { list, edited, setEdited, focusItem, ...chips } = useChips(id, items, onChange);
  const [text, setText] = useState("");

  function add(added: string[]) {
    chips.add(added);
    setText("");
  }

  function onItemKey(event: KeyboardEvent, at: number) {
    if (event.key === "Delete" || event.key === "Backspace") chips.remove(at);
    else if (event.altKey && /^Arrow(Up|Left)$/.test(event.key)) chips.move(at, at - 1);
    else if (event.altKey && /^Arrow(Down|Right)$/.test(event.key)) chips.move(at, at + 1);
    else return;
    event.preventDefault();
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const lines = event.clipboardData.getData("text/plain").split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    add([text, ...lines]);
  }

  return (
    <div className="font-sans">
      {items.length > 0 && (
        <ul ref={list} aria-label={label} className="mb-2 flex flex-wrap gap-1.5">
          <InOrder items={items}>
            {(item, at) => (
              <li className="flex max-w-full items-stretch rounded-md border border-line bg-raised text-[0.9375rem] max-md:min-h-11 focus-within:border-accent">
                {edited === at ? (
                  <EditedItem
                    label={label}
                    item={item}
                    maxLength={maxLength}
                    onDone={(value) => chips.edit(at, value)}
                    onLeave={(value) => chips.leave(at, value)}
                    onCancel={() => chips.cancel(at)}
                  />
                ) : (
                  <>
                    <button
                      type="button"
                      data-item
                      title="Change"
                      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Delete"
                      onClick={() => setEdited(at)}
                      onKeyDown={(event) => onItemKey(event, at)}
                      className="min-w-0 break-words py-1.5 pl-3 text-left hover:text-accent-strong"
                    >
                      {item}
                    </button>
                    <button
                      type="button"
                      aria-label={`Remove ${item}`}
                      onClick={() => chips.remove(at)}
                      className="grid w-9 shrink-0 max-md:w-11 place-items-center text-soft hover:text-danger"
                    >
                      <Icon node={X} className="size-3.5" />
                    </button>
                  </>
                )}
              </li>
            )}
          </InOrder>
        </ul>
      )}
      <Input
        id={id}
        {...aria}
        value={text}
        maxLength={maxLength}
        placeholder="Type and press Enter"
        onChange={(event) => setText(event.target.value)}
        onPaste={onPaste}
        onBlur={() => add([text])}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !event.nativeEvent.isComposing) {
            event.preventDefault();
            add([text]);
          } else if (event.key === "Backspace" && text === "" && items.length > 0) {
            event.preventDefault();
            focusItem(items.length - 1);
          }
        }}
      />
    </div>
  );
}

/** The changes of a list of chips, and the focus after each. */
function useChips(id: string, items: string[], onChange: (items: string[]) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState<number | null>(null);

  function add(added: string[]) {
    const fresh = added.map((item) => item.trim()).filter(Boolean);
    if (fresh.length > 0) onChange([...items, ...fresh]);
  }

  function withItem(at: number, item: string): string[] {
    const trimmed = item.trim();
    return trimmed === items[at] ? items : items.toSpliced(at, 1, ...(trimmed ? [trimmed] : []));
  }

  /** Applies an edit without moving the focus. */
  function leave(at: number, item: string) {
    setEdited(null);
    const next = withItem(at, item);
    if (next !== items) onChange(next);
  }

  function remove(at: number) {
    change(items.toSpliced(at, 1), at);
  }

  function move(at: number, to: number) {
    const item = items[at];
    if (item === undefined || to < 0 || to >= items.length) return;
    change(items.toSpliced(at, 1).toSpliced(to, 0, item), to);
  }

  /** Synchronous, so that the focus is in place for the next key. */
  function change(next: string[], focused: number) {
    flushSync(() => {
      setEdited(null);
      if (next !== items) onChange(next);
    });
    focusItem(Math.min(focused, next.length - 1));
  }

  function focusItem(at: number) {
    const item = list.current?.children[at]?.querySelector<HTMLElement>("[data-item]");
    (item ?? document.getElementById(id))?.focus();
  }

  return {
    list,
    edited,
    setEdited,
    focusItem,
    add,
    remove,
    move,
    leave,
    edit: (at: number, item: string) => change(withItem(at, item), at),
    cancel: (at: number) => change(items, at),
  };
}

function EditedItem({
  label,
  item,
  maxLength,
  onDone,
  onLeave,
  onCancel,
}: {
  label: string;
  item: string;
  maxLength: number | undefined;
  onDone: (item: string) => void;
  onLeave: (item: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(item);
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: the press that opened it asked for it
      autoFocus
      aria-label={`${label}: change`}
      data-own-escape
      value={text}
      maxLength={maxLength}
      size={Math.max(12, Math.min(60, text.length))}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => onLeave(text)}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !event.nativeEvent.isComposing) {
          event.preventDefault();
          onDone(text);
        } else if (event.key === "Escape") {
          event.preventDefault();
          onCancel();
        }
      }}
      className="min-w-0 max-w-full rounded-md bg-raised px-3 py-1.5"
    />
  );
}
