import { type ReactNode, useEffect, useRef } from "react";

/** One suggestion. The active one is scrolled into view. */
export function LookupOption({
  id,
  isMarked,
  onChoose,
  children,
}: {
  id: string;
  isMarked: boolean;
  onChoose: () => void;
  children: ReactNode;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) line.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, where the focus stays
    // biome-ignore lint/a11y/useFocusableInteractive: the same
    <div
      ref={line}
      role="option"
      id={id}
      aria-selected={isMarked}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center px-4 py-2 text-[0.9375rem] leading-snug break-words hover:bg-accent-wash aria-selected:bg-accent-wash aria-selected:shadow-[inset_3px_0_var(--accent)]"
    >
      <span className="line-clamp-2 min-w-0">{children}</span>
    </div>
  );
}
