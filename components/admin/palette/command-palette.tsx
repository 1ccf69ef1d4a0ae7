"use client";

import { Command as Primitive } from "cmdk";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { entityLabel } from "@/components/admin/activity/entities";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { Command, Deed } from "./commands";
import { useDeed } from "./use-deed";
import { openItem, useFound } from "./use-found";

/** Any tab, item or action by its name, a combobox in a window of its own. */
export function CommandPalette({
  begun,
  isEntered,
  onClose,
  onClosed,
}: {
  /** What was typed before it was loaded. */
  begun: string;
  /** Enter was pressed after it. */
  isEntered: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [typed, setTyped] = useState(begun);
  const { tabs, items, actions, first, isPending, isFailed } = useFound(typed);
  const act = useDeed();
  const chosen = useRef<Deed | null>(null);
  const [isWaiting, setWaiting] = useState(isEntered);

  /** The focus goes where it was before what was chosen takes it elsewhere. */
  function choose(deed: Deed) {
    chosen.current = deed;
    onClose();
  }

  /**
   * What is marked listens for the library's own event only a moment after it is drawn, so it is clicked.
   * Nothing is marked where nothing has been found or drawn yet: the first of it is chosen then.
   */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const marked = event.currentTarget.querySelector<HTMLElement>(
      "[role=option][aria-selected=true]",
    );
    if (marked) marked.click();
    else setWaiting(true);
  }
  const chooseLate = useEffectEvent(choose);
  useEffect(() => {
    if (!isWaiting) return;
    if (first) chooseLate(first);
    if (!isPending) setWaiting(false);
  }, [isWaiting, first, isPending]);

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        aria-describedby={undefined}
        className="top-[12vh] max-h-[76dvh] max-w-xl translate-y-0 overflow-hidden p-0 sm:p-0"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          onClosed();
          if (chosen.current) act(chosen.current);
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
            // At once, not after the next frame: somebody is typing.
            autoFocus
            value={typed}
            onValueChange={(next) => {
              setTyped(next);
              setWaiting(false);
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
              {!isPending && !isFailed && "Nothing is called so."}
            </Primitive.Empty>
            <Group heading="Tabs" commands={tabs} onChoose={choose} />
            {items.length > 0 && (
              <Primitive.Group heading={<Heading>Items</Heading>}>
                {items.map((item) => (
                  <Choice
                    key={`${item.entity} ${item.id}`}
                    value={`${item.entity} ${item.id}`}
                    note={entityLabel(item.entity)}
                    onChoose={() => choose(openItem(item))}
                  >
                    {item.name}
                  </Choice>
                ))}
              </Primitive.Group>
            )}
            <Group heading="Actions" commands={actions} onChoose={choose} />
          </Primitive.List>
        </Primitive>
      </DialogContent>
    </Dialog>
  );
}

function Group({
  heading,
  commands,
  onChoose,
}: {
  heading: string;
  commands: Command[];
  onChoose: (deed: Deed) => void;
}) {
  if (commands.length === 0) return null;
  return (
    <Primitive.Group heading={<Heading>{heading}</Heading>}>
      {commands.map(({ label, deed }) => (
        <Choice key={label} value={`${heading} ${label}`} onChoose={() => onChoose(deed)}>
          {label}
        </Choice>
      ))}
    </Primitive.Group>
  );
}

function Heading({ children }: { children: string }) {
  return <span className="block px-3 pt-3 pb-1 text-soft text-sm">{children}</span>;
}

function Choice({
  value,
  note,
  onChoose,
  children,
}: {
  value: string;
  note?: string;
  onChoose: () => void;
  children: ReactNode;
}) {
  return (
    <Primitive.Item
      value={value}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 py-1 data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent-strong lg:min-h-9"
    >
      <span className="line-clamp-2 min-w-0 break-words">{children}</span>
      {note && <span className="shrink-0 text-soft text-sm">{note}</span>}
    </Primitive.Item>
  );
}
