"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * Follows the links that choose axes, colours and order without loading the page anew. The window stays
 * where it is, and the focus on the link of the same name.
 */
export function FollowInPlace({ path }: { path: string }) {
  const router = useRouter();
  const followed = useRef<{ to: string; name: string } | null>(null);

  useEffect(() => {
    function follow(event: MouseEvent) {
      const link =
        event.target instanceof Element &&
        event.target.closest<HTMLAnchorElement>("a[data-in-place]");
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      const to = link.pathname + link.search;
      followed.current = { to, name: link.dataset.inPlace ?? "" };
      router.push(to, { scroll: false });
    }
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, [router]);

  useEffect(() => {
    if (followed.current?.to !== path) return;
    const name = CSS.escape(followed.current.name);
    followed.current = null;
    document
      .querySelector<HTMLElement>(`[data-in-place="${name}"]`)
      ?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
