import { ChevronRight } from "lucide";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/class-names";

/** A row in one line, which opens and closes its fields. */
export function RowHead({
  line,
  isOpen,
  problems,
  onToggle,
}: {
  line: string;
  isOpen: boolean;
  problems: number;
  onToggle: () => void;
}) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onToggle}
      className="flex min-h-11 w-full items-start gap-2 py-2.5 text-left hover:text-accent-strong"
    >
      <Icon
        node={ChevronRight}
        className={cn("mt-1 size-4 shrink-0 text-soft", isOpen && "rotate-90")}
      />
      <span className={cn("min-w-0 flex-1 break-words", !isOpen && "line-clamp-3 sm:line-clamp-2")}>
        {line}
      </span>
      {problems > 0 && (
        <span className="shrink-0 text-danger text-sm">
          {problems === 1 ? "1 problem" : `${problems} problems`}
        </span>
      )}
    </button>
  );
}
