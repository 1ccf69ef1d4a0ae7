import type { Metadata } from "next";
import { TabContent } from "@/components/admin/shell/tab-content";
import { FIRST_TAB, findTab } from "@/components/admin/shell/tabs";
import { requireAdministratorPage } from "@/lib/auth/session";

export const metadata: Metadata = { title: findTab(FIRST_TAB)?.label };

export default async function AdminPage() {
  await requireAdministratorPage();
  return <TabContent tab={FIRST_TAB} />;
}
