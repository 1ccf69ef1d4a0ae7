"use client";

import { Command as Primitive } from "cmdk";
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { entityLabel } from "@/components/admin/activity/entities";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { ItemName } from "@/lib/resources/names/item-name-schema";
import type { Command, CommandAction } from "./commands";
import { type Found, openItem, useFound } from "./use-found";
import { useRunCommand } from "./use-run-command";

/** A combobox in a dialog that finds tabs, items and actions by name. */
export function CommandPalette({
  initialText,
  isEntered,
  onClose,
  onClosed,
}: {
  /** The text typed before this component was loaded. */
  initialText: string;
  /** Enter was pressed after that text. */
  isEntered: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [typed, setTyped] = useState(initialText);
  const found = useFound(typed);
  const { tabs, items, actions, isPending, isFailed } = found;
  const run = useRunCommand();
  const chosen = useRef<CommandAction | null>(null);
  /** The dialog closes and restores the focus before the command moves it elsewhere. */
  function choose(action: CommandAction) {
    chosen.current = action;
    onClose();
  }

  const { onKeyDown, stopWaiting } = useEnter(isEntered, found, choose);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[12vh] max-h-[76dvh] max-w-xl translate-y-0 overflow-hidden p-0 sm:p-0"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
          if (chosen.current) run(chosen.current);
        }}
      >
        <DialogTitle className="sr-only">Go to a tab, an item or an action</DialogTitle>
        <Primitive
          shouldFilter={false}
          loop
          label="Go to a tab, an item or an action"
          onKeyDown={onKeyDown}
        >
          <Primitive.Input
            // Radix would focus it a frame later, too late for keys already being typed.
            autoFocus
            value={typed}
            onValueChange={(next) => {
              setTyped(next);
              stopWaiting();
            }}
            placeholder="Go to a tab, an item or an action"
            className="h-14 w-full border-b bg-transparent pr-14 pl-5 text-base outline-none placeholder:text-soft"
          />
          <Primitive.List
            label="Found"
            className="max-h-[calc(76dvh-3.5rem)] overflow-y-auto p-2 pb-3"
          >
            <Primitive.Empty className="px-3 py-6 text-center text-soft">
              {isPending && "Looking…"}
              {isFailed && "Items could not be looked up."}
              {!isPending && !isFailed && "No results."}
            </Primitive.Empty>
            <Group heading="Tabs" commands={tabs} onChoose={choose} />
            <Group heading="Items" commands={items.map(toCommand)} onChoose={choose} />
            <Group heading="Actions" commands={actions} onChoose={choose} />
          </Primitive.List>
        </Primitive>
      </DialogContent>
    </Dialog>
  );
}

/**
 * Enter chooses the selected option. cmdk selects one only a moment after it is drawn, so Enter before
 * that chooses the first result as soon as there is one.
 */
function useEnter(
  isEntered: boolean,
  { first, isPending }: Pick<Found, "first" | "isPending">,
  choose: (action: CommandAction) => void,
) {
  const [isWaiting, setWaiting] = useState(isEntered);
  const chooseLate = useEffectEvent(choose);
  useEffect(() => {
    if (!isWaiting) return;
    if (first) {
      // A dialog closed before it is fully mounted, which follows this effect, runs no command.
      const timer = setTimeout(() => chooseLate(first));
      return () => clearTimeout(timer);
    }
    if (!isPending) setWaiting(false);
  }, [isWaiting, first, isPending]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const selected = event.currentTarget.querySelector<HTMLElement>(
      "[role=option][aria-selected=true]",
    );
    // A click: cmdk's own event is not listened for until a moment after the option is drawn.
    if (selected) selected.click();
    else setWaiting(true);
  }
  return { onKeyDown, stopWaiting: () => setWaiting(false) };
}

interface Listed extends Command {
  /** Where the label does not tell commands apart. */
  key?: string;
  note?: string;
}

function toCommand(item: ItemName): Listed {
  return {
    key: `${item.entity} ${item.id}`,
    label: item.name,
    note: entityLabel(item.entity),
    action: openItem(item),
  };
}

function Group({
  heading,
  commands,
  onChoose,
}: {
  heading: string;
  commands: Listed[];
  onChoose: (action: CommandAction) => void;
}) {
  if (commands.length === 0) return null;
  return (
    <Primitive.Group
      heading={<span className="block px-3 pt-3 pb-1 text-soft text-sm">{heading}</span>}
    >
      {commands.map(({ label, key = `${heading} ${label}`, note, action }) => (
        <Primitive.Item
          key={key}
          value={key}
          onSelect={() => onChoose(action)}
          className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1 data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent-strong lg:min-h-9"
        >
          <span className="line-clamp-2 min-w-0 break-words">{label}</span>
          {note && <span className="shrink-0 text-soft text-sm">{note}</span>}
        </Primitive.Item>
      ))}
    </Primitive.Group>
  );
}
