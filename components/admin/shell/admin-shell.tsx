import type { ReactNode } from "react";
import { SignedIn } from "../forms/signed-in";
import { AdminNavigation } from "./admin-navigation";
import { LogOut } from "./log-out";
import { AdminQueryProvider } from "./query-client";

interface Props {
  siteName: string;
  username: string;
  /** The number of the administrator's other sessions. */
  otherSessions: number;
  children: ReactNode;
}

/** The frame around every tab. */
export function AdminShell({ siteName, username, otherSessions, children }: Props) {
  return (
    <AdminQueryProvider>
      <div className="admin min-h-dvh font-sans text-[0.9375rem] leading-normal lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <a
          href="#content"
          className="sr-only z-50 rounded-md bg-accent px-4 py-3 text-accent-on focus:not-sr-only focus:absolute focus:m-2"
        >
          Skip to content
        </a>
        <AdminNavigation siteName={siteName}>
          <LogOut username={username} otherSessions={otherSessions} />
        </AdminNavigation>
        <main id="content" className="min-w-0 px-4 pt-5 pb-16 sm:px-6 lg:px-8 lg:pt-7">
          <SignedIn username={username}>{children}</SignedIn>
        </main>
      </div>
    </AdminQueryProvider>
  );
}
