"use client";

import { ChevronDown } from "lucide";
import Link from "next/link";
import { useSelectedLayoutSegments } from "next/navigation";
import { type KeyboardEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Icon } from "@/components/ui/icon";
import type { NavigationEntry, NavigationPage } from "./navigation";
import { NavigationLink } from "./navigation-link";
import { useDismissal } from "./use-dismissal";

type Menu = NonNullable<NavigationPage["menu"]>;

/**
 * A link of the header with a menu. In a wide window the menu opens on hover, by its button and by
 * the arrow keys; in the panel of a narrow window it unfolds in place.
 */
export function NavigationSection({
  page,
  menu,
  onChoose,
}: {
  page: NavigationPage;
  menu: Menu;
  onChoose: () => void;
}) {
  // Leaving closes a menu that hovering opened, not one that was clicked.
  const [opened, setOpened] = useState<"by hovering" | "by pressing" | null>(null);
  const holder = useRef<HTMLDivElement>(null);
  const isOpen = opened !== null;
  const close = () => setOpened(null);
  const choose = () => {
    close();
    onChoose();
  };
  useDismissal(holder, isOpen, () => isWide() && close());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    flushSync(() => setOpened("by pressing")); // What is hidden takes no focus.
    moveFocus(holder.current, event.key === "ArrowDown" ? 1 : -1);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the links and the button inside
    <div
      ref={holder}
      className="relative"
      onPointerEnter={(event) => hovers(event) && setOpened(opened ?? "by hovering")}
      onPointerLeave={(event) => hovers(event) && opened === "by hovering" && close()}
      onKeyDown={onKeyDown}
    >
      <div className="flex items-center narrow:justify-between">
        <NavigationLink page={page} onChoose={choose} />
        <button
          type="button"
          className="needs-scripts grid size-11 place-items-center rounded-md hover:bg-accent-wash lg:-ml-4 lg:hover:bg-transparent lg:hover:text-accent-strong"
          aria-expanded={isOpen}
          aria-controls={menu.id}
          aria-label={menu.label}
          onClick={() => setOpened(opened === "by pressing" ? null : "by pressing")}
        >
          <Icon
            node={ChevronDown}
            className={`size-4 transition-transform ${isOpen ? "rotate-180" : ""}`}
          />
        </button>
      </div>
      <ul
        id={menu.id}
        hidden={!isOpen}
        className="mb-2 ml-3 border-l pl-2 lg:absolute lg:top-full lg:left-0 lg:m-0 lg:w-56 lg:rounded-md lg:border lg:bg-raised lg:p-1.5 lg:shadow-lg"
      >
        {menu.entries.map((entry) => (
          <li key={entry.href}>
            <EntryLink entry={entry} onChoose={choose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function EntryLink({ entry, onChoose }: { entry: NavigationEntry; onChoose: () => void }) {
  const isHere = `/${useSelectedLayoutSegments().join("/")}` === entry.href;
  return (
    <Link
      href={entry.href}
      prefetch={false}
      aria-current={isHere ? "page" : undefined}
      onClick={onChoose}
      onNavigate={(event) => {
        if (!entry.tab || location.pathname !== "/research") return;
        event.preventDefault();
        switchResearchTab(entry.tab, entry.href);
      }}
      className="flex min-h-11 items-center rounded px-3 text-[0.9375rem] hover:bg-accent-wash aria-[current]:font-medium aria-[current]:text-accent-strong"
    >
      {entry.label}
    </Link>
  );
}

/** The research page switches in place. The current tab gets no second history entry. */
function switchResearchTab(tab: string, href: string) {
  if (location.pathname + location.search !== href) history.pushState(null, "", href);
  dispatchEvent(new CustomEvent("researchTabChange", { detail: tab }));
}

// Tailwind's `lg`: from this width on the header is a bar.
const isWide = () => matchMedia("(width >= 64rem)").matches;

const hovers = (event: { pointerType: string }) => event.pointerType === "mouse" && isWide();

function moveFocus(holder: HTMLElement | null, step: 1 | -1) {
  const links = [...(holder?.querySelectorAll<HTMLElement>(":scope ul a") ?? [])];
  const index = links.indexOf(document.activeElement as HTMLElement);
  const target =
    index < 0 && step < 0 ? links.at(-1) : links[(index + step + links.length) % links.length];
  target?.focus();
}
