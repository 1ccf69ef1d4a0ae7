import type { ComponentProps } from "react";
import { CompactButton } from "./compact-button";

/**
 * Selects all that a search finds. It keeps its place and the focus when all are selected: the next
 * button must not come under the pointer of whoever presses twice.
 */
export function SelectAllButton({
  isDone,
  onClick,
  ...props
}: ComponentProps<typeof CompactButton> & { isDone: boolean }) {
  return <CompactButton aria-disabled={isDone} onClick={isDone ? undefined : onClick} {...props} />;
}
