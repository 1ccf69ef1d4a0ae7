import { Button } from "@/components/ui/button";

/** Shows what was changed, and hides it again. */
export function ShowChangesButton({
  isShown,
  onChange,
}: {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}) {
  return (
    <Button
      type="button"
      size="small"
      variant="outline"
      aria-expanded={isShown}
      onClick={() => onChange(!isShown)}
    >
      {isShown ? "Hide changes" : "Show changes"}
    </Button>
  );
}
