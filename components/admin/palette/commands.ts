import { collections } from "@/components/admin/collection/collections";
import { TABS, tabHref } from "@/components/admin/shell/tabs";

/** What a command does: go to an address of the dashboard, or something in the page. */
export type Deed =
  | { kind: "go"; href: string }
  | { kind: "leave"; href: string }
  | { kind: "refresh" }
  | { kind: "log-out" }
  | { kind: "theme"; theme: "light" | "dark" | "system" };

export interface Command {
  label: string;
  /** Other words that it is found by. */
  words?: string;
  deed: Deed;
}

export const tabCommands: Command[] = TABS.map(({ key, label }) => ({
  label,
  deed: { kind: "go", href: tabHref(key) },
}));

export const actionCommands: Command[] = [
  ...collections.map(
    ({ key, addCommand }): Command => ({
      label: addCommand,
      words: "create",
      deed: { kind: "go", href: `${tabHref(key)}?edit=new` },
    }),
  ),
  { label: "Refresh", words: "reload", deed: { kind: "refresh" } },
  { label: "View site", words: "public open", deed: { kind: "leave", href: "/" } },
  { label: "Light theme", words: "appearance", deed: { kind: "theme", theme: "light" } },
  { label: "Dark theme", words: "appearance", deed: { kind: "theme", theme: "dark" } },
  {
    label: "Theme of the system",
    words: "appearance",
    deed: { kind: "theme", theme: "system" },
  },
  { label: "Log out", words: "logout sign out", deed: { kind: "log-out" } },
];
