import { useQuery } from "@tanstack/react-query";
import type { Stored } from "./editor-source";

/** The state that a form opens with, read once: after that its saves tell whether it is outdated. */
export function useStored(path: string, read: () => Promise<Stored> | Stored) {
  return useQuery({
    queryKey: [path, FORM_KEY],
    queryFn: read,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** Second part of the key of every form's read. */
export const FORM_KEY = "form";
