"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { itemHref } from "@/components/admin/activity/entities";
import { request } from "@/lib/api/client";
import type { ItemName } from "@/lib/resources/names/item-name-schema";
import { fold } from "@/lib/search/fold";
import { actionCommands, type Command, type CommandAction, tabCommands } from "./commands";

const NAMES = "/api/admin/names";
const PAUSE_MS = 120;

export interface Found {
  tabs: Command[];
  items: ItemName[];
  actions: Command[];
  /** The action of the first result, which Enter runs by default. */
  first: CommandAction | undefined;
  /** Items are still being searched. */
  isPending: boolean;
  isFailed: boolean;
}

/** Tabs and actions that match immediately, and items searched after a pause in typing. */
export function useFound(typed: string): Found {
  const words = typed.trim();
  const query = usePaused(words);
  const { data, isPlaceholderData, isError } = useQuery({
    queryKey: [NAMES, query],
    queryFn: async ({ signal }) =>
      (await request<ItemName[]>(`${NAMES}?${new URLSearchParams({ query })}`, { signal })).data,
    enabled: query !== "",
    placeholderData: keepPreviousData,
  });
  const isFailed = words !== "" && query === words && isError;
  const isCurrent = query === words && data !== undefined && !isPlaceholderData;
  // Until the current text is answered, Enter must not choose a result of the previous text.
  const answered = data ?? [];
  const kept = isCurrent
    ? answered
    : answered.filter(({ name }) => isFound({ label: name }, typed));
  const items = words === "" ? [] : kept;
  const tabs = tabCommands.filter((command) => isFound(command, typed));
  const actions = actionCommands.filter((command) => isFound(command, typed));
  return {
    tabs,
    items,
    actions,
    first: tabs[0]?.action ?? (items[0] && openItem(items[0])) ?? actions[0]?.action,
    isPending: words !== "" && !isCurrent && !isFailed,
    isFailed,
  };
}

export function openItem({ entity, id }: ItemName): CommandAction {
  return { kind: "go", href: itemHref(entity, id) };
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
