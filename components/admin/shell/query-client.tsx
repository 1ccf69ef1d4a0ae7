"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { request } from "@/lib/api/client";

/** Never treated as fresh. */
const ALWAYS_STALE = ["/api/contact-content", "/api/contact-info"];

/** The dashboard's reads; one client as long as the dashboard is open, whatever tab is shown. */
export function AdminQueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(makeQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * A query's key begins with the path that it reads, so that a save makes every read below that path
 * stale: `client.invalidateQueries({ queryKey: ["/api/peptides"] })`. A key of a path alone needs no
 * function of its own.
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
        // Without a connection a read fails and says so, instead of waiting.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
  for (const path of ALWAYS_STALE) client.setQueryDefaults([path], { staleTime: 0 });
  return client;
}
