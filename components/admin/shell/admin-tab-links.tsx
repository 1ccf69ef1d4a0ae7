import Link from "next/link";
import { UnreadBadge } from "../inbox/unread-badge";
import { isTabBuilt } from "./tab-content";
import { TABS, type Tab, type TabKey, tabHref } from "./tabs";

/** The tabs in groups, separated by lines. */
export function AdminTabLinks({ current }: { current: TabKey | undefined }) {
  return groupTabs().map((tabs) => (
    <ul key={tabs[0]?.group} className="border-t py-2 first:border-t-0 first:pt-0 lg:py-1.5">
      {tabs.map(({ key, label }) => (
        <li key={key}>
          <Link
            href={tabHref(key)}
            prefetch={false}
            aria-current={key === current ? "page" : undefined}
            className="flex min-h-11 items-center justify-between gap-2 rounded-md px-3 text-soft hover:bg-accent-wash hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent-strong lg:min-h-9"
          >
            {label}
            {key === "messages" && <UnreadBadge />}
          </Link>
        </li>
      ))}
    </ul>
  ));
}

function groupTabs(): Tab[][] {
  const groups = new Map<string, Tab[]>();
  for (const tab of TABS) {
    if (!isTabBuilt(tab.key)) continue;
    groups.set(tab.group, [...(groups.get(tab.group) ?? []), tab]);
  }
  return [...groups.values()];
}
