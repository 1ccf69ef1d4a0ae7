import type { ReactNode } from "react";
import { AdminNavigation } from "./admin-navigation";
import { SignedIn } from "./forms/signed-in";
import { AdminQueryProvider } from "./query-client";

interface Props {
  siteName: string;
  username: string;
  /** Sessions of the administrator that are open elsewhere. */
  otherSessions: number;
  children: ReactNode;
}

/** What stands round every tab: a rail beside it in a wide window, a bar above it in a narrow one. */
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
          <Account username={username} otherSessions={otherSessions} />
        </AdminNavigation>
        <main id="content" className="min-w-0 px-4 pt-5 pb-16 sm:px-6 lg:px-8 lg:pt-7">
          <SignedIn username={username}>{children}</SignedIn>
        </main>
      </div>
    </AdminQueryProvider>
  );
}

/** The buttons need no scripts. */
function Account({ username, otherSessions }: Pick<Props, "username" | "otherSessions">) {
  return (
    <form method="post" action="/admin/logout" className="text-sm">
      <p className="px-3 text-soft">
        You are logged in as <strong className="font-medium text-ink">{username}</strong>.
        <span className="block">{sessionsText(otherSessions)}</span>
      </p>
      {otherSessions > 0 && (
        <button type="submit" name="everywhere" value="yes" className={accountButton}>
          Log out everywhere else
        </button>
      )}
      <button type="submit" className={accountButton}>
        Log out
      </button>
    </form>
  );
}

const accountButton =
  "mt-1 block min-h-11 lg:mt-0 w-full rounded-md px-3 text-left hover:bg-accent-wash hover:text-accent-strong lg:min-h-9";

function sessionsText(others: number): string {
  if (others < 1) return "No other session is open.";
  return others === 1 ? "One other session is open." : `${others} other sessions are open.`;
}
