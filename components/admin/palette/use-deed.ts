"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { leaveFor } from "@/components/admin/forms/editor/leaving";
import { askToLogOut } from "@/components/admin/shell/log-out";

import { notifyError } from "@/components/ui/notify";
import { THEME_KEY } from "@/lib/theme-script";
import type { Deed } from "./commands";

/** Does what a command says. */
export function useDeed(): (deed: Deed) => void {
  const router = useRouter();
  const client = useQueryClient();
  return (deed) => {
    if (deed.kind === "go") leaveFor(deed.href, () => router.push(deed.href));
    if (deed.kind === "leave") leaveFor(deed.href, () => window.location.assign(deed.href));
    if (deed.kind === "refresh") void client.invalidateQueries();
    if (deed.kind === "theme") chooseTheme(deed.theme);
    if (deed.kind === "log-out") askToLogOut();
  };
}

/** As if another window had chosen it: the button for the theme follows that. */
function chooseTheme(theme: string) {
  try {
    localStorage.setItem(THEME_KEY, theme);
    dispatchEvent(new StorageEvent("storage", { key: THEME_KEY, newValue: theme }));
  } catch {
    notifyError("Your browser blocked saving this preference.");
  }
}
