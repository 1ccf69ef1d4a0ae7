"use client";

import { notFound } from "next/navigation";
import { type ComponentType, lazy, Suspense } from "react";
import { collections } from "../collection/collections";
import { TabSkeleton } from "../ui/tab-skeleton";
import { findTab, type TabKey } from "./tabs";

/** The content of each tab, loaded when it is opened. */
const tabContents: Partial<Record<TabKey, ComponentType>> = {
  ...Object.fromEntries(
    collections.map((names) => [
      names.key,
      lazyTab(async () =>
        (await import("../collection/make-collection-tab")).makeCollectionTab(names),
      ),
    ]),
  ),
  messages: lazyTab(async () => (await import("../inbox/messages-tab")).MessagesTab),
  chat: lazyTab(async () => (await import("../inbox/chat-tab")).ChatTab),
  activity: lazyTab(async () => (await import("../activity/activity-tab")).ActivityTab),
  bin: lazyTab(async () => (await import("../activity/bin-tab")).BinTab),
  system: lazyTab(async () => (await import("../system/system-tab")).SystemTab),
  overview: lazyTab(async () => (await import("../overview/overview-tab")).OverviewTab),
  about: lazyTab(async () => (await import("../documents/about-tab")).AboutTab),
  contact: lazyTab(async () => (await import("../documents/contact-tab")).ContactTab),
  "ai-settings": lazyTab(async () => (await import("../documents/ai-settings-tab")).AiSettingsTab),
  "site-settings": lazyTab(
    async () => (await import("../documents/site-settings-tab")).SiteSettingsTab,
  ),
};

export function isTabBuilt(key: TabKey): boolean {
  return tabContents[key] !== undefined;
}

export function TabContent({ tab }: { tab: TabKey }) {
  const Content = tabContents[tab];
  if (!Content) notFound();
  return (
    <Suspense fallback={<TabSkeleton title={findTab(tab)?.label ?? ""} />}>
      <Content />
    </Suspense>
  );
}

function lazyTab(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }));
}
