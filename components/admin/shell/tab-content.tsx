"use client";

import { notFound } from "next/navigation";
import { type ComponentType, lazy, Suspense } from "react";
import { TabSkeleton } from "../ui/tab-skeleton";
import { findTab, type TabKey } from "./tabs";

/** The content of each tab, loaded when it is opened. */
const tabContents: Partial<Record<TabKey, ComponentType>> = {
  peptides: lazyTab(async () => (await collectionTabs()).PeptidesTab),
  categories: lazyTab(async () => (await collectionTabs()).CategoriesTab),
  research: lazyTab(async () => (await collectionTabs()).ResearchTab),
  videos: lazyTab(async () => (await collectionTabs()).VideosTab),
  messages: lazyTab(async () => (await import("../inbox/messages-tab")).MessagesTab),
  chat: lazyTab(async () => (await import("../inbox/chat-tab")).ChatTab),
  activity: lazyTab(async () => (await import("../activity/activity-tab")).ActivityTab),
  bin: lazyTab(async () => (await import("../activity/bin-tab")).BinTab),
  overview: lazyTab(async () => (await import("../overview/overview-tab")).OverviewTab),
  about: lazyTab(async () => (await import("../documents/about-tab")).AboutTab),
  contact: lazyTab(async () => (await import("../documents/contact-tab")).ContactTab),
  "ai-settings": lazyTab(async () => (await import("../documents/ai-settings-tab")).AiSettingsTab),
  "site-settings": lazyTab(
    async () => (await import("../documents/site-settings-tab")).SiteSettingsTab,
  ),
  development: lazyTab(async () => (await collectionTabs()).DevelopmentTab),
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

function collectionTabs() {
  return import("../collection/collection-tabs");
}
