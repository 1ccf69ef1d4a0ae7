"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { request } from "@/lib/api/client";

/** Paths that are always refetched. */
const ALWAYS_STALE = ["/api/contact-content", "/api/contact-info"];

/** One query client for all tabs, as long as the dashboard is open. */
export function AdminQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Query keys start with the path that is read, so that a save can invalidate a path:
 * `client.invalidateQueries({ queryKey: ["/api/peptides"] })`. A key with only a path needs no
 * `queryFn`.
 */
export function makeQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: async ({ queryKey: [path], signal }) =>
          (await request(String(path), { signal })).data,
        staleTime: 15_000,
        gcTime: 60_000,
        retry: false,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        refetchOnReconnect: true,
        // Offline, a read fails with an error instead of waiting.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  for (const path of ALWAYS_STALE) client.setQueryDefaults([path], { staleTime: 0 });
  return client;
}
