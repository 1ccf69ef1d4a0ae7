import { RotateCw } from "lucide";
import type { ReactNode } from "react";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Icon } from "@/components/ui/icon";

/** A tab's name, what it is for, and what can be done with all of it. */
export function TabHeading({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  return (
    <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div>
        <h1 tabIndex={-1} className="font-serif text-2xl outline-none">
          {title}
        </h1>
        {text && <p className="mt-1 text-soft">{text}</p>}
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

export function RefreshButton({ isLoading, onClick }: { isLoading: boolean; onClick: () => void }) {
  return (
    <CompactButton isIdle={isLoading} onClick={onClick}>
      <Icon node={RotateCw} className={isLoading ? "motion-safe:animate-spin" : ""} />
      {isLoading ? "Loading..." : "Refresh"}
    </CompactButton>
  );
}
