"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { leaveFor } from "@/components/admin/forms/editor/leaving";
import { askToLogOut } from "@/components/admin/shell/log-out";
import { notifyError } from "@/components/ui/notify";
import { THEME_KEY } from "@/lib/theme-script";
import type { CommandAction } from "./commands";

/** Runs the action of a command. */
export function useRunCommand(): (action: CommandAction) => void {
  const router = useRouter();
  const client = useQueryClient();
  return (action) => {
    if (action.kind === "go") leaveFor(action.href, () => router.push(action.href));
    if (action.kind === "leave") leaveFor(action.href, () => window.location.assign(action.href));
    if (action.kind === "refresh") void client.invalidateQueries();
    if (action.kind === "theme") chooseTheme(action.theme);
    if (action.kind === "log-out") askToLogOut();
  };
}

/** Stored and announced as from another window, which the theme button listens for. */
function chooseTheme(theme: string) {
  try {
    localStorage.setItem(THEME_KEY, theme);
    dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: theme }));
  } catch {
    notifyError("Your browser blocked saving this preference.");
  }
}
