"use client";

import { ExternalLink } from "lucide";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MenuButton } from "@/components/site/menu-button";
import { ThemeToggle } from "@/components/site/theme-toggle";
import { Icon } from "@/components/ui/icon";
import { PaletteButton } from "../palette/palette-button";
import { AdminTabLinks } from "./admin-tab-links";
import { FIRST_TAB, findTab } from "./tabs";
import { useStayOffline } from "./use-stay-offline";

/** The navigation: a sidebar in a wide window, a bar with a menu button in a narrow one. */
export function AdminNavigation({ siteName, children }: { siteName: string; children: ReactNode }) {
  const tab = useCurrentTab();
  const [isOpen, setOpen] = useOpenUntilNavigation();
  useStayOffline();
  const links = useRef<HTMLElement>(null);
  const key = tab?.key;
  useEffect(() => {
    // Unknown addresses are rendered on the client only, without the script in the head.
    document.documentElement.classList.add("js");
  }, []);
  useEffect(() => {
    // In a low window the links scroll, and the current tab may be out of sight.
    if (isOpen || key) links.current?.querySelector("[aria-current]")?.scrollIntoView(NEAREST);
  }, [isOpen, key]);
  return (
    <header className="no-print sticky top-0 z-30 border-b bg-paper lg:static lg:z-auto lg:border-r lg:border-b-0">
      <div className="lg:sticky lg:top-0 lg:flex lg:h-dvh lg:flex-col">
        <div className="flex min-h-14 items-center justify-between gap-3 px-4 sm:px-6 lg:px-5 lg:pt-4">
          <p className="min-w-0 truncate">
            <span className="font-serif text-xl">{siteName}</span>{" "}
            <span className="text-soft text-sm">Dashboard</span>
          </p>
          <MenuButton menu="admin-menu" isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
        </div>
        <div
          id="admin-menu"
          className={`px-2 pb-4 narrow:max-h-[calc(100dvh-3.5rem)] narrow:overflow-y-auto lg:flex lg:min-h-0 lg:flex-1 lg:flex-col ${isOpen ? "" : "narrow:hidden"}`}
        >
          <div className="px-1 pt-2 pb-3">
            <PaletteButton />
          </div>
          <nav
            ref={links}
            aria-label="Dashboard"
            className="lg:min-h-0 lg:flex-1 lg:overflow-y-auto"
          >
            <AdminTabLinks current={key} />
          </nav>
          <div className="mt-3 border-t pt-3">
            <div className="flex items-center justify-between">
              <a
                href="/"
                className="flex min-h-11 flex-1 items-center gap-2.5 rounded-md px-3 hover:bg-accent-wash hover:text-accent-strong"
              >
                <Icon node={ExternalLink} className="size-4 text-soft" />
                View site
              </a>
              <ThemeToggle />
            </div>
            {children}
          </div>
        </div>
      </div>
    </header>
  );
}

const NEAREST = { block: "nearest" } as const;

function useCurrentTab() {
  return findTab(usePathname().split("/")[2] ?? FIRST_TAB);
}

function useOpenUntilNavigation() {
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  const [openedOn, setOpenedOn] = useState(pathname);
  if (openedOn !== pathname) {
    setOpenedOn(pathname);
    setOpen(false);
  }
  return [isOpen, setOpen] as const;
}
