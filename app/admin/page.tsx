import { Button } from "@/components/ui/button";
import { requireAdministratorPage } from "@/lib/auth/session";
import { countSessions } from "@/lib/auth/session-store";

export default async function AdminPage() {
  const administrator = await requireAdministratorPage();
  const others = (await countSessions(administrator)) - 1;
  return (
    <main className="mx-auto max-w-text px-4 py-12">
      <h1 className="text-3xl">Dashboard</h1>
      <p className="mt-4">
        You are logged in as <strong>{administrator.username}</strong>. {sessionsText(others)}
      </p>
      <form method="post" action="/admin/logout" className="mt-8 flex flex-wrap gap-3">
        <Button type="submit">Log out</Button>
        {others > 0 && (
          <Button type="submit" variant="outline" name="everywhere" value="yes">
            Log out everywhere else
          </Button>
        )}
      </form>
    </main>
  );
}

function sessionsText(others: number): string {
  if (others < 1) return "No other session is open.";
  return others === 1 ? "One other session is open." : `${others} other sessions are open.`;
}
