import type { ComponentProps } from "react";
import { CompactButton } from "./compact-button";

/**
 * Selects everything that a search finds. It stays in place when all is selected, so that a double click
 * does not hit the next button.
 */
export function SelectAllButton({
  isDone,
  onClick,
  ...props
}: ComponentProps<typeof CompactButton> & { isDone: boolean }) {
  return <CompactButton aria-disabled={isDone} onClick={isDone ? undefined : onClick} {...props} />;
}
