import { collections } from "@/components/admin/collection/collections";
import { TABS, tabHref } from "@/components/admin/shell/tabs";

/** What a command does. */
export type CommandAction =
  | { kind: "go"; href: string }
  | { kind: "leave"; href: string }
  | { kind: "refresh" }
  | { kind: "log-out" }
  | { kind: "theme"; theme: "light" | "dark" | "system" };

export interface Command {
  label: string;
  /** Synonyms for the search. */
  words?: string;
  action: CommandAction;
}

export const tabCommands: Command[] = TABS.map(({ key, label }) => ({
  label,
  action: { kind: "go", href: tabHref(key) },
}));

export const actionCommands: Command[] = [
  ...collections.map(
    ({ key, addCommand }): Command => ({
      label: addCommand,
      words: "create",
      action: { kind: "go", href: `${tabHref(key)}?edit=new` },
    }),
  ),
  { label: "Refresh", words: "reload", action: { kind: "refresh" } },
  { label: "View site", words: "public open", action: { kind: "leave", href: "/" } },
  { label: "Light theme", words: "appearance", action: { kind: "theme", theme: "light" } },
  { label: "Dark theme", words: "appearance", action: { kind: "theme", theme: "dark" } },
  {
    label: "Theme of the system",
    words: "appearance",
    action: { kind: "theme", theme: "system" },
  },
  { label: "Log out", words: "logout sign out", action: { kind: "log-out" } },
];
