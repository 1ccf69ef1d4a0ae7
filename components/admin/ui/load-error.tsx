import { CompactButton } from "@/components/admin/ui/compact-button";

/** Replaces content that could not be loaded. */
export function LoadError({
  title = "Error",
  text,
  onRetry,
}: {
  title?: string;
  text: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="mt-4 rounded-md border border-danger-line bg-danger-wash p-5">
      <h2 className="font-medium text-danger">{title}</h2>
      <p className="mt-1 text-danger">{text}</p>
      <CompactButton className="mt-4 bg-raised" onClick={onRetry}>
        Retry
      </CompactButton>
    </div>
  );
}
