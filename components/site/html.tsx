import { cn } from "@/lib/class-names";
import { toHtml } from "@/lib/html/sanitise";

/** Stored html or text, sanitised again on its way out. The one place that renders html. */
export function Html({ html, className }: { html: string; className?: string }) {
  return (
    <div
      className={cn("prose-amide", className)}
      dangerouslySetInnerHTML={{ __html: toHtml(html) }}
    />
  );
}
