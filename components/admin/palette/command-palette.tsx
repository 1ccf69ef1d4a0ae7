"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Command as Primitive } from "cmdk";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { entityLabel, itemHref } from "@/components/admin/activity/entities";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import { request } from "@/lib/api/client";
import type { ItemName } from "@/lib/content/names/item-name-schema";
import { fold } from "@/lib/search/fold";
import { actionCommands, type Command, type Deed, tabCommands } from "./commands";
import { useDeed } from "./use-deed";

const NAMES = "/api/admin/names";
const PAUSE_MS = 120;

/** Any tab, item or action by its name, a combobox in a window of its own. */
export function CommandPalette({
  begun,
  onClose,
  onClosed,
}: {
  /** What was typed before it was loaded. */
  begun: string;
  onClose: () => void;
  onClosed: () => void;
}) {
  const [typed, setTyped] = useState(begun);
  const items = useItems(typed);
  const act = useDeed();
  const chosen = useRef<Deed | null>(null);
  const tabs = tabCommands.filter((command) => isFound(command, typed));
  const actions = actionCommands.filter((command) => isFound(command, typed));

  /** The focus goes where it was before what was chosen takes it elsewhere. */
  function choose(deed: Deed) {
    chosen.current = deed;
    onClose();
  }
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
        <Primitive shouldFilter={false} loop label="Go to a tab, an item or an action">
          <Primitive.Input
            // At once, not after the next frame: somebody is typing.
            autoFocus
            value={typed}
            onValueChange={setTyped}
            placeholder="Go to a tab, an item or an action"
            className="h-14 w-full border-b bg-transparent pr-14 pl-5 text-base outline-none placeholder:text-soft"
          />
          <Primitive.List
            label="Found"
            className="max-h-[calc(76dvh-3.5rem)] overflow-y-auto p-2 pb-3"
          >
            <Primitive.Empty className="px-3 py-6 text-center text-soft">
              Nothing is called so.
            </Primitive.Empty>
            <Group heading="Tabs" commands={tabs} onChoose={choose} />
            {items.length > 0 && (
              <Primitive.Group heading={<Heading>Items</Heading>}>
                {items.map(({ entity, id, name }) => (
                  <Choice
                    key={`${entity} ${id}`}
                    value={`${entity} ${id}`}
                    note={entityLabel(entity)}
                    onChoose={() => choose({ kind: "go", href: itemHref(entity, id) })}
                  >
                    {name}
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
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 data-[selected=true]:bg-accent-wash data-[selected=true]:text-accent-strong lg:min-h-9"
    >
      <span className="min-w-0 truncate">{children}</span>
      {note && <span className="shrink-0 text-soft text-sm">{note}</span>}
    </Primitive.Item>
  );
}

/** Items by name, asked for after a pause in the typing. */
function useItems(typed: string): ItemName[] {
  const query = usePaused(typed.trim());
  const { data = [], isPlaceholderData } = useQuery({
    queryKey: [NAMES, query],
    queryFn: async ({ signal }) =>
      (await request<ItemName[]>(`${NAMES}?${new URLSearchParams({ query })}`, { signal })).data,
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  if (typed.trim() === "") return [];
  // Until the answer to what is typed now is there, Enter must not choose what answered before.
  const isCurrent = !isPlaceholderData && query === typed.trim();
  return isCurrent ? data : data.filter(({ name }) => isFound({ label: name }, typed));
}

function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

function isFound({ label, words = "" }: Pick<Command, "label" | "words">, typed: string): boolean {
  const text = fold(`${label} ${words}`);
  return fold(typed)
    .split(" ")
    .every((word) => text.includes(word));
}
