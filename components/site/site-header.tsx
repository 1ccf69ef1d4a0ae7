"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { LookupButton } from "@/components/lookup/lookup-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { MenuButton } from "./menu-button";
import { type NavigationPage, pages } from "./navigation";
import { NavigationLink } from "./navigation-link";
import { NavigationSection } from "./navigation-section";
import { ThemeToggle } from "./theme-toggle";
import { useDismissal } from "./use-dismissal";

const SHADOW_AFTER_PX = 10;

const barClass =
  "-mx-3 flex items-center gap-1 pb-2 lg:mr-0 lg:ml-auto lg:shrink-0 lg:pb-0 narrow:mx-0 narrow:flex-col narrow:items-stretch";
const panelClass =
  "narrow:absolute narrow:inset-x-0 narrow:top-full narrow:max-h-[calc(100dvh-4rem)] narrow:overflow-y-auto narrow:border-y narrow:bg-paper narrow:px-1 narrow:py-3 narrow:shadow-lg sm:narrow:px-3";
const contactClass = buttonVariants({
  variant: "outline",
  className:
    "aria-[current]:border-accent aria-[current]:text-accent-strong lg:mx-2 narrow:mx-3 narrow:my-2 narrow:flex",
});

/**
 * The links are a bar in a wide window and a panel behind a button in a narrow one. Without scripts
 * the narrow one shows them below the name.
 */
export function SiteHeader({ siteName }: { siteName: string }) {
  const header = useRef<HTMLElement>(null);
  const isScrolled = useIsScrolled();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  useDismissal(header, isOpen, close);
  useClosingOnNavigation(close);

  return (
    <header
      ref={header}
      className="site-header top-0 z-40 border-b bg-paper/95 font-sans [backdrop-filter:blur(8px)] transition-shadow data-[scrolled=true]:shadow-[0_4px_18px_-10px_rgb(0_0_0/0.35)] lg:sticky narrow:sticky"
      data-scrolled={isScrolled}
    >
      <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center justify-between gap-x-6 px-4 sm:px-6 lg:flex-nowrap narrow:flex-nowrap">
        <Link
          href="/"
          prefetch={false}
          onClick={close}
          className="flex min-h-11 min-w-0 items-center gap-2.5 font-serif text-[1.375rem]"
        >
          <Mark />
          <span className="truncate">{siteName}</span>
        </Link>
        <LookupButton />
        <MenuButton menu="site-menu" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        <div
          id="site-menu"
          className={`${barClass} ${panelClass} ${isOpen ? "" : "narrow:hidden"}`}
        >
          <nav aria-label="Main">
            <ul className="flex flex-wrap items-center gap-x-1 narrow:flex-col narrow:items-stretch">
              {pages.map((page) => (
                <li key={page.href}>
                  <PageOrSection page={page} onChoose={close} />
                </li>
              ))}
            </ul>
          </nav>
          <ThemeToggle />
        </div>
      </div>
    </header>
  );
}

function PageOrSection({ page, onChoose }: { page: NavigationPage; onChoose: () => void }) {
  if (page.menu) return <NavigationSection page={page} menu={page.menu} onChoose={onChoose} />;
  if (page.href === "/contact") {
    return <NavigationLink page={page} onChoose={onChoose} className={contactClass} />;
  }
  return <NavigationLink page={page} onChoose={onChoose} />;
}

/** Calls `close` at every navigation, also to another history entry of the same address. */
function useClosingOnNavigation(close: () => void) {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes, a new function does not
  useEffect(() => {
    close();
    addEventListener("popstate", close);
    return () => removeEventListener("popstate", close);
  }, [pathname]);
}

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(scrollY > SHADOW_AFTER_PX);
    follow();
    addEventListener("scroll", follow, { passive: true });
    return () => removeEventListener("scroll", follow);
  }, []);
  return isScrolled;
}

/** Three residues on a backbone. */
function Mark() {
  return (
    <svg viewBox="0 0 28 28" className="size-7 shrink-0" aria-hidden="true">
      <path d="M3 20L11 9l6 10 8-12" fill="none" stroke="var(--edge)" strokeWidth="2" />
      <circle cx="4" cy="19.500" r="3.500" fill="var(--residue-basic)" />
      <circle cx="11" cy="9" r="3.500" fill="var(--residue-acidic)" />
      <circle cx="17" cy="19" r="3.500" fill="var(--residue-polar)" />
      <circle cx="24.500" cy="7.500" r="3.500" fill="var(--accent)" />
    </svg>
  );
}
