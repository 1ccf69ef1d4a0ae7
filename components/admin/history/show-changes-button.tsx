import { CompactButton } from "../ui/compact-button";

/** Expands and collapses the changes. */
export function ShowChangesButton({
  isShown,
  onChange,
}: {
  isShown: boolean;
  onChange: (isShown: boolean) => void;
}) {
  return (
    <CompactButton aria-expanded={isShown} onClick={() => onChange(!isShown)}>
      {isShown ? "Hide changes" : "Show changes"}
    </CompactButton>
  );
}
