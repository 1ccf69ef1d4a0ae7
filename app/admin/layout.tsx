import type { Metadata } from "next";
import type { ReactNode } from "react";
import { requireAdministratorPage } from "@/lib/auth/session";

export const metadata: Metadata = {
  title: { default: "Dashboard", template: "%s - Dashboard" },
  robots: { index: false, follow: false },
};

/** Each page below asks again: this is not rendered anew when a reader goes from one to another. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdministratorPage();
  return children;
}
