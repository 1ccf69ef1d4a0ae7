import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/lib/class-names";

/** A button for lists: low with a mouse, 44 px high on touch screens. */
export function CompactButton({
  isDanger = false,
  isIdle,
  className,
  onClick,
  ...props
}: Omit<ButtonProps, "size"> & {
  /** For actions that delete. */
  isDanger?: boolean;
  /** A click does nothing for now. The button is not disabled, which would take the focus from it. */
  isIdle?: boolean;
}) {
  return (
    <Button
      type="button"
      variant="outline"
      size="small"
      aria-disabled={isIdle}
      onClick={isIdle ? undefined : onClick}
      className={cn(
        "min-h-11 aria-disabled:opacity-60 lg:min-h-9",
        isDanger && "text-danger hover:border-danger hover:bg-danger-wash hover:text-danger",
        className,
      )}
      {...props}
    />
  );
}
