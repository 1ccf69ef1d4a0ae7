import { cn } from "@/lib/class-names";
import { toHtml } from "@/lib/html/sanitise";

/** Stored HTML or text, sanitised again. The only place that renders HTML. */
export function Html({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cn("prose-amide", className)}
      dangerouslySetInnerHTML={{ __html: toHtml(html) }}
    />
  );
}
