import type { ReactNode } from "react";
import { CompactButton } from "../ui/compact-button";

/** What stands in a panel that has nothing to show, or could not be loaded. */
export function PanelMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-3 text-soft">
      <p role={onRetry ? "alert" : undefined}>{children}</p>
      {onRetry && <CompactButton onClick={onRetry}>Retry</CompactButton>}
    </div>
  );
}
