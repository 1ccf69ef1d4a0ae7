"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { notifyError } from "@/components/ui/notify";
import { request } from "@/lib/api/client";
import type { LinkCheckAnswer } from "@/lib/links/link-check-schema";
import { failureReason } from "../ui/failure-words";

export const LINK_CHECK = "/api/admin/link-check";
const WATCHED_EVERY_MS = 2_000;

/** The latest link check, polled while it runs, and how to start one. */
export function useLinkCheck() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery<LinkCheckAnswer>({
    queryKey: [LINK_CHECK],
    refetchInterval: ({ state }) => state.data?.check?.state === "running" && WATCHED_EVERY_MS,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await request<LinkCheckAnswer>(LINK_CHECK, { method: "POST" })).data,
    onSuccess: (answer) => client.setQueryData([LINK_CHECK], answer),
    onError: (failure) => {
      notifyError(`Failed to start the check: ${failureReason(failure)}`);
      void refetch();
    },
  });
  return { answer: data, error, start: () => mutate(), isStarting: isPending };
}
