"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { PanelMessage, PanelQuery } from "@/components/admin/ui/panel-message";
import { notifyError, notifySuccess } from "@/components/ui/notify";
import { request } from "@/lib/api/client";

const SETTINGS = "/api/admin/ai-settings";
const MAX_DAYS = 3650;

interface Settings {
  chatRetentionDays?: number;
}

/** The number of days after which conversations are deleted. */
export function ChatRetention() {
  const query = useQuery<Settings>({ queryKey: [SETTINGS] });
  return (
    <PanelQuery query={query} failed="How long conversations are kept could not be loaded.">
      {({ chatRetentionDays: days }) =>
        days === undefined ? (
          <PanelMessage>Loading…</PanelMessage>
        ) : (
          <RetentionForm key={days} days={days} />
        )
      }
    </PanelQuery>
  );
}

function RetentionForm({ days }: { days: number }) {
  const id = useId();
  const client = useQueryClient();
  const [typed, setTyped] = useState(`${days}`);
  const isValid = /^\d+$/.test(typed) && Number(typed) >= 1 && Number(typed) <= MAX_DAYS;
  const { mutate, isPending } = useMutation({
    mutationFn: (chatRetentionDays: number) =>
      request("/api/ai-settings", { method: "POST", body: { chatRetentionDays } }),
    onSuccess: (_, kept) => notifySuccess(`Conversations are kept for ${kept} days.`),
    onError: ({ message }) => notifyError(`Failed to save AI Settings: ${message}`),
    onSettled: () => client.invalidateQueries({ queryKey: [SETTINGS] }),
  });
  function save(event: FormEvent) {
    event.preventDefault();
    if (isValid && !isPending) mutate(Number(typed));
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-center gap-2" noValidate>
      <label htmlFor={id}>Delete conversations after</label>
      <input
        id={id}
        inputMode="numeric"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        aria-invalid={isValid ? undefined : true}
        aria-describedby={`${id}-help`}
        className="min-h-11 w-20 rounded-md border border-edge bg-raised px-3 text-base figures aria-invalid:border-danger lg:min-h-9 lg:text-[0.9375rem]"
      />
      <span>days</span>
      {typed !== `${days}` && (
        <CompactButton type="submit" variant="primary" disabled={!isValid || isPending}>
          Save
        </CompactButton>
      )}
      <p id={`${id}-help`} className={`w-full text-sm ${isValid ? "text-soft" : "text-danger"}`}>
        {isValid
          ? "Counted from a conversation's last message; older ones are deleted once a day."
          : `A number of days from 1 to ${MAX_DAYS}.`}
      </p>
    </form>
  );
}
