import { cn } from "@/lib/class-names";
import type { RowLink } from "../declaration";

/** A row's name as a link to its form. */
export function NameLink({
  link,
  className,
  children,
}: {
  link: RowLink;
  className?: string;
  children: string;
}) {
  return (
    <a
      {...link}
      className={cn(
        "font-medium decoration-1 underline-offset-4 hover:text-accent-strong hover:underline",
        className,
      )}
    >
      {children}
    </a>
  );
}
