import type { Metadata } from "next";
import { after } from "next/server";
import type { ReactNode } from "react";
import { AdminShell } from "@/components/admin/shell/admin-shell";
import { SessionCheck } from "@/components/admin/shell/session-check";
import { requireAdministratorPage } from "@/lib/auth/session";
import { countSessions } from "@/lib/auth/session-store";
import { prepareRows } from "@/lib/resources/rows/rows";
import { SITE_NAME } from "@/lib/seo/metadata";
import "./admin.css";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s - Dashboard" },
  robots: { index: false, follow: false },
};

/** Each page checks the session too, as a layout is not rendered again on navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const administrator = await requireAdministratorPage();
  // While the browser loads its scripts: the first table of a process waits for less.
  after(prepareRows);
  return (
    <AdminShell
      siteName={SITE_NAME}
      username={administrator.username}
      otherSessions={(await countSessions(administrator)) - 1}
    >
      <SessionCheck />
      {children}
    </AdminShell>
  );
}
