import { collections } from "../collection/collections";

/** The dashboard's tabs in the order of its navigation, each at `/admin/{key}`. */
export const TABS = [
  { key: "overview", label: "Overview", group: "desk" },
  ...collectionTabs("collections"),
  { key: "about", label: "About", group: "pages" },
  { key: "contact", label: "Contact", group: "pages" },
  { key: "messages", label: "Messages", group: "pages" },
  { key: "ai-settings", label: "AI Settings", group: "consultant" },
  { key: "chat", label: "Chat Admin", group: "consultant" },
  { key: "site-settings", label: "Site Settings", group: "site" },
  ...collectionTabs("site"),
  { key: "activity", label: "Activity", group: "history" },
  { key: "bin", label: "Bin", group: "history" },
  { key: "system", label: "System", group: "history" },
] as const;

function collectionTabs(group: "collections" | "site") {
  return collections
    .filter((collection) => collection.group === group)
    .map(({ key, tabLabel: label }) => ({ key, label, group }));
}

export type Tab = (typeof TABS)[number];
export type TabKey = Tab["key"];

/** The tab that /admin opens. */
export const FIRST_TAB: TabKey = "peptides";

export function findTab(key: string): Tab | undefined {
  return TABS.find((tab) => tab.key === key);
}

export function tabHref(key: TabKey): string {
  return `/admin/${key}`;
}
