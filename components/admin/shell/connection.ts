import { notifyError } from "@/components/ui/notify";

/** Whether there is a connection; where there is none it says that what was asked for waits. */
export function isConnected(): boolean {
  if (navigator.onLine) return true;
  notifyError("There is no connection. This page stays open until there is one.");
  return false;
}
