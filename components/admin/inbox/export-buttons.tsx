import { Download } from "lucide";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Icon } from "@/components/ui/icon";

/** Two buttons that save `what`, "3 messages", as a file. */
export function ExportButtons({
  what,
  onExport,
}: {
  what: string;
  onExport: (format: "csv" | "json") => void;
}) {
  return (["csv", "json"] as const).map((format) => (
    <CompactButton
      key={format}
      aria-label={`Export ${what} as ${format.toUpperCase()}`}
      title={`Export ${what}`}
      onClick={() => onExport(format)}
    >
      <Icon node={Download} />
      {format.toUpperCase()}
    </CompactButton>
  ));
}
