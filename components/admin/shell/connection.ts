import { notify } from "@/components/ui/notify";

/** Whether there is a connection; where there is none it says that what was asked for waits. */
export function isConnected(): boolean {
  if (navigator.onLine) return true;
  notify({
    title: "Error",
    description: "There is no connection. This page stays open until there is one.",
    destructive: true,
  });
  return false;
}
