import { Button } from "@/components/ui/button";

/** In place of a list that could not be loaded. */
export function LoadError({
  title,
  text,
  onRetry,
}: {
  title: string;
  text: string;
  onRetry: () => void;
}) {
  return (
    <div role="alert" className="mt-4 rounded-md border border-danger-line bg-danger-wash p-5">
      <h2 className="font-medium text-danger">{title}</h2>
      <p className="mt-1 text-danger">{text}</p>
      <Button
        variant="outline"
        size="small"
        className="mt-4 min-h-11 bg-raised lg:min-h-9"
        onClick={onRetry}
      >
        Retry
      </Button>
    </div>
  );
}
