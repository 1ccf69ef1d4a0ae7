import { cn } from "@/lib/class-names";
import { formatChatTime } from "@/lib/conversations/chat-time";

/** A date and time in the reader's time zone; takes ISO 8601 or milliseconds since 1970. */
export function Time({ value, className }: { value: string | number; className?: string }) {
  const dateTime = typeof value === "number" ? new Date(value).toISOString() : value;
  return (
    <time dateTime={dateTime} className={cn("figures", className)}>
      {formatChatTime(value)}
    </time>
  );
}
