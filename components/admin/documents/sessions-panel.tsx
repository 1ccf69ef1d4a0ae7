"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { OpenSession } from "@/lib/auth/open-session-schema";
import { CompactButton } from "../ui/compact-button";
import { failureWords } from "../ui/failure-words";
import { PanelQuery } from "../ui/panel-message";
import { Time } from "../ui/time";

const PATH = "/api/admin/sessions";

/** The administrator's sessions; all but the current one can be ended. */
export function SessionsPanel() {
  const query = useQuery<OpenSession[]>({ queryKey: [PATH] });
  return (
    <section aria-labelledby="sessions" className="mt-8 border-t pt-6">
      <h2 id="sessions" className="font-serif text-xl">
        Sessions
      </h2>
      <p className="mt-1 mb-2 text-soft">
        Where this account is logged in. A session ends after eight hours without use, and seven
        days after its login at the latest.
      </p>
      <PanelQuery query={query} failed="The sessions could not be loaded.">
        {(sessions) => <SessionList sessions={sessions} />}
      </PanelQuery>
    </section>
  );
}

function SessionList({ sessions }: { sessions: OpenSession[] }) {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: (id: string) => request(`${PATH}/${id}`, { method: "DELETE" }),
    onSuccess: () => notifySuccess("Session ended"),
    onError: (error) => notifyError(`Failed to end the session: ${failureWords(error)}`),
    onSettled: () => client.invalidateQueries({ queryKey: [PATH] }),
  });
  return (
    <ul aria-labelledby="sessions" className="divide-y divide-line">
      {sessions.map((session) => (
        <li
          key={session.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3"
        >
          <div className="min-w-0 flex-1 basis-72">
            <p className="break-words font-medium">{session.place}</p>
            <p className="text-sm text-soft">
              Logged in <Time value={session.createdAt} /> · last used{" "}
              <Time value={session.lastSeenAt} />
            </p>
          </div>
          {session.isCurrent ? (
            <p className="text-soft">This session</p>
          ) : (
            <CompactButton
              disabled={end.isPending}
              aria-label={`End session: ${session.place}`}
              onClick={() => end.mutate(session.id)}
            >
              End session
            </CompactButton>
          )}
        </li>
      ))}
    </ul>
  );
}
