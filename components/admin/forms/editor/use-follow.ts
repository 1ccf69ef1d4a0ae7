import { useCallback, useRef, useState } from "react";
import { textOfField } from "../../preview/follow-field";
import type { PreviewChoice, Seek } from "../../preview/preview-pane";

/** Lets the preview follow the field being edited. */
export function useFollow(previews: PreviewChoice[]) {
  const control = useRef<Element | null>(null);
  const [page, setPage] = useState(0);
  const [turn, setTurn] = useState(0);
  const read = useCallback(() => (control.current ? textOfField(control.current) : ""), []);

  const follow = useCallback(
    (target: Element) => {
      if (!target.matches("input, textarea, select, [contenteditable=true]")) return;
      control.current = target;
      const shown = previews.findIndex(({ follows = [] }) =>
        follows.some((path) => target.id.includes(`-${path.replaceAll(".", "-")}`)),
      );
      if (shown >= 0) setPage(shown);
      // By then the caret has moved to the click.
      requestAnimationFrame(() => setTurn((last) => last + 1));
    },
    [previews],
  );
  const seek: Seek = { read, turn };
  return { page, setPage, follow, seek };
}
