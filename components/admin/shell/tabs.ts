/** The dashboard's tabs in the order of its navigation; their paths are `/admin/{key}`. */
export const TABS = [
  { key: "overview", label: "Overview", group: "desk" },
  { key: "peptides", label: "Peptides", group: "collections" },
  { key: "categories", label: "Categories", group: "collections" },
  { key: "research", label: "Research Papers", group: "collections" },
  { key: "videos", label: "Educational Videos", group: "collections" },
  { key: "about", label: "About", group: "pages" },
  { key: "contact", label: "Contact", group: "pages" },
  { key: "messages", label: "Messages", group: "pages" },
  { key: "ai-settings", label: "AI Settings", group: "consultant" },
  { key: "chat", label: "Chat Admin", group: "consultant" },
  { key: "site-settings", label: "Site Settings", group: "site" },
  { key: "development", label: "Development", group: "site" },
  { key: "activity", label: "Activity", group: "history" },
  { key: "bin", label: "Bin", group: "history" },
] as const;

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
