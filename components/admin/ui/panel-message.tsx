import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CompactButton } from "./compact-button";

/** What a panel reads, once it is loaded; until then its progress or an error with a retry. */
export function PanelQuery<Data>({
  query: { data, isError, refetch },
  failed,
  children,
}: {
  query: Pick<UseQueryResult<Data>, "data" | "isError" | "refetch">;
  /** The message if it could not be loaded. */
  failed: string;
  children: (data: Data) => ReactNode;
}) {
  if (data !== undefined) return children(data);
  if (!isError) return <PanelMessage>Loading…</PanelMessage>;
  return <PanelMessage onRetry={() => void refetch()}>{failed}</PanelMessage>;
}

/** Stands in a panel that has nothing to show, or could not be loaded. */
export function PanelMessage({ children, onRetry }: { children: ReactNode; onRetry?: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-4 py-3 text-soft">
      <p role={onRetry ? "alert" : undefined}>{children}</p>
      {onRetry && <CompactButton onClick={onRetry}>Retry</CompactButton>}
    </div>
  );
}
