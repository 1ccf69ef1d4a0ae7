import { Button, type ButtonProps } from "@/components/ui/button";
import { cn } from "@/lib/class-names";

/** A button among many: low where there is a mouse, as tall as a finger wants it elsewhere. */
export function CompactButton({
  isDanger = false,
  className,
  ...props
}: Omit<ButtonProps, "size"> & {
  /** What it does takes something away. */
  isDanger?: boolean;
}) {
  return (
    <Button
      type="button"
      variant="outline"
      size="small"
      className={cn(
        "min-h-11 aria-disabled:opacity-60 lg:min-h-9",
        isDanger && "text-danger hover:border-danger hover:bg-danger-wash hover:text-danger",
        className,
      )}
      {...props}
    />
  );
}
