import { Copy } from "lucide";
import { Badge } from "@/components/admin/collection/cells/badge";
import { CompactButton } from "@/components/admin/ui/compact-button";
import { Time } from "@/components/admin/ui/time";
import { notify } from "@/components/ui/notify";
import type { ContactMessageRow } from "@/lib/content/contact-messages/contact-page-schema";
import { IconButton } from "../ui/icon-button";
import { SelectBox } from "../ui/select-box";
import { ReportedPanel } from "./reported-panel";

interface Props {
  message: ContactMessageRow;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMark: (processed: boolean) => void;
  onDelete: () => void;
}

/** A message with its actions. */
export function MessageCard({ message, isSelected, onSelect, onMark, onDelete }: Props) {
  const { id, name, email, processed, createdAt } = message;
  const nameId = `message-${id}`;
  return (
    <article
      aria-labelledby={nameId}
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 border-t py-4 sm:gap-x-3"
    >
      <SelectBox
        className="-ml-2 sm:-mt-2"
        label={`Select the message from ${name}`}
        checked={isSelected}
        onChange={onSelect}
      />
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id={nameId} className="break-words font-medium text-base">
            {name}
          </h2>
          <Badge tone={processed ? "plain" : "accent"}>{processed ? "Processed" : "New"}</Badge>
          <Time value={createdAt} className="text-soft text-sm sm:ml-auto" />
        </div>
        <p className="flex items-center gap-x-1">
          <a
            href={`mailto:${email.split("@").map(encodeURIComponent).join("@")}`}
            className="wrap-anywhere min-w-0 py-2.5 text-accent-strong lg:py-0 underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {email}
          </a>
          <IconButton
            icon={Copy}
            label={`Copy ${name} <${email}>`}
            title="Copy name and email"
            onClick={() => copyContact(message)}
            className="hover:text-ink lg:size-9"
          />
        </p>
        <p className="mt-1 max-w-text whitespace-pre-line break-words text-base leading-relaxed">
          {message.message}
        </p>
        {message.about && <ReportedPanel about={message.about} reported={message.reported} />}
        <div className="mt-3 flex flex-wrap gap-2">
          <CompactButton onClick={() => onMark(!processed)}>
            {processed ? "Mark as Unprocessed" : "Mark as Processed"}
          </CompactButton>
          <CompactButton isDanger variant="ghost" onClick={onDelete}>
            Delete
          </CompactButton>
        </div>
      </div>
    </article>
  );
}

async function copyContact({ name, email }: ContactMessageRow) {
  try {
    await navigator.clipboard.writeText(`${name} <${email}>`);
    notify({ title: "Copied to clipboard." });
  } catch {
    // Denied by the user, or missing on a page over plain HTTP.
    notify({
      title: "Failed to copy",
      description: "Could not copy email to clipboard.",
      destructive: true,
    });
  }
}
