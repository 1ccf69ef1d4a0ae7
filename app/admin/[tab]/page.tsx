import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TabContent } from "@/components/admin/shell/tab-content";
import { findTab } from "@/components/admin/shell/tabs";
import { requireAdministratorPage } from "@/lib/auth/session";

interface Props {
  params: Promise<{ tab: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await requireAdministratorPage();
  return { title: findTab((await params).tab)?.label ?? "404 Page Not Found" };
}

/** Without a login every address below /admin answers alike, so that none is revealed. */
export default async function AdminTabPage({ params }: Props) {
  await requireAdministratorPage();
  const tab = findTab((await params).tab);
  if (!tab) notFound();
  return <TabContent tab={tab.key} />;
}
