import { notifyError } from "@/components/ui/notify";

/** Whether the browser is online; if not, a notice says so. */
export function isConnected(): boolean {
  if (navigator.onLine) return true;
  notifyError("There is no connection. This page stays open until there is one.");
  return false;
}
