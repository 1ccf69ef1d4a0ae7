"use client";

import Link from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import { useState } from "react";
import type { NavigationPage } from "./navigation";

const linkClass =
  "flex min-h-11 items-center rounded-md px-3 text-[0.9375rem] lg:px-2 xl:px-3 hover:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent-strong narrow:flex-1";

/**
 * A link of the header, marked as current on its page, on those below and on those of its menu. It is
 * prefetched on hover and not when visible, because the header is always visible.
 */
export function NavigationLink({
  page: { href, label, segment, menu },
  onChoose,
  className = linkClass,
}: {
  page: NavigationPage;
  onChoose: () => void;
  className?: string;
}) {
  const [first = null, ...rest] = useSelectedLayoutSegments();
  const isBelow = first === segment;
  const isOfMenu = menu?.entries.some((entry) => entry.href.split(/[/?]/)[1] === first) ?? false;
  const [isLikely, setLikely] = useState(false);
  const isHere = isBelow && (rest.length === 0 || rest[0] === "in");
  return (
    <Link
      href={href}
      prefetch={isLikely ? null : false}
      onPointerEnter={() => setLikely(true)}
      onFocus={() => setLikely(true)}
      onClick={onChoose}
      aria-current={isHere ? "page" : isBelow || isOfMenu ? "true" : undefined}
      className={className}
    >
      {label}
    </Link>
  );
}
