import type { IconNode } from "lucide";
import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";

/** A button with an icon in place of its name. */
export function IconButton({
  icon,
  label,
  className,
  ...props
}: ComponentProps<"button"> & { icon: IconNode; label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={cn(
        "grid size-11 shrink-0 place-items-center rounded-md text-soft hover:bg-accent-wash hover:text-accent-strong",
        className,
      )}
      {...props}
    >
      <Icon node={icon} className="size-4" />
    </button>
  );
}
