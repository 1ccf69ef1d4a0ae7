"use client";

import { X } from "lucide";
import { type PointerEvent, useEffect, useLayoutEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import { Toaster, toast } from "sonner";
import { cn } from "@/lib/class-names";
import { Icon } from "./icon";
import type { Notice } from "./notify";

const SHOWN_MS = 5000;
const SWIPE_PX = 50;
const TICK_MS = 100;

/** Replaces the current notice. Use `notify`, which loads this code. */
export async function showNotice(notice: Notice): Promise<void> {
  mounted ??= mount();
  await mounted;
  toast.dismiss();
  toast.custom((id) => <NoticeBody id={id} {...notice} />, { duration: Number.POSITIVE_INFINITY });
}

let mounted: Promise<void> | undefined;

/** Mounts the toaster in its own React root. Resolves when its live region is ready. */
function mount(): Promise<void> {
  const holder = document.createElement("div");
  // Modal dialogs disable pointer events outside them.
  holder.className = "no-print pointer-events-auto";
  document.body.append(holder);
  return new Promise((resolve) => {
    createRoot(holder).render(<Holder onMounted={() => setTimeout(resolve, TICK_MS)} />);
  });
}

function Holder({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted]);
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      offset={{ bottom: `max(24px, ${ABOVE_BARS})` }}
      // On phones a notice has the full width and stays above the contact button.
      mobileOffset={{ bottom: `max(7rem, ${ABOVE_BARS})`, left: "1rem", right: "1rem" }}
      swipeDirections={["left", "right", "bottom"]}
      containerAriaLabel="Notices"
    />
  );
}

/** The default distance of a notice from the bottom edge on phones. */
const HIGHEST_PLACE_PX = 112;
const ABOVE_BARS = "calc(var(--notice-floor, 0px) + 12px)";

function NoticeBody({
  id,
  title,
  description,
  destructive,
  link,
}: Notice & { id: string | number }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => placeAboveBars(body.current), []);
  useEffect(() => dismissAfterReading(id, body.current), [id]);
  return (
    <div
      ref={body}
      role={destructive ? "alert" : undefined}
      onPointerUpCapture={forgiveShortSwipe}
      className={cn(
        // sonner ends a swipe when text is selected.
        "flex w-full select-none gap-3 rounded-md border bg-raised py-3 pr-1 pl-4 font-sans text-[0.9375rem] shadow-lg sm:w-[22.25rem]",
        destructive ? "border-danger-line bg-danger-wash text-danger" : "border-edge text-ink",
      )}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-medium leading-snug">{title}</p>
        {description && (
          <p className={cn("mt-1 leading-snug", !destructive && "text-soft")}>{description}</p>
        )}
        {link && (
          <a
            href={link.href}
            target="_blank"
            rel="noreferrer"
            className="-mb-2 inline-flex min-h-11 items-center text-accent-strong underline decoration-1 underline-offset-4 md:min-h-9"
          >
            {link.label}
          </a>
        )}
      </div>
      <button
        type="button"
        aria-label="Close notice"
        onClick={() => toast.dismiss(id)}
        className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-md hover:bg-ink/5"
      >
        <Icon node={X} className="size-4" />
      </button>
    </div>
  );
}

/** Moves a notice above button bars (`data-bar`) that it would cover. */
function placeAboveBars(body: HTMLElement | null) {
  if (!body) return;
  const reach = innerHeight - body.offsetHeight - HIGHEST_PLACE_PX;
  const tops = [...document.querySelectorAll("[data-bar]")]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom, height }) => height > 0 && top < innerHeight && bottom > reach)
    .map(({ top }) => innerHeight - top);
  document.documentElement.style.setProperty("--notice-floor", `${Math.max(0, ...tops)}px`);
}

/** Replaces sonner's timer, which does not pause while the notice is focused. */
function dismissAfterReading(id: string | number, body: HTMLElement | null) {
  const item = body?.closest("li");
  let shown = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    placeAboveBars(body);
    const now = performance.now();
    if (!document.hidden && !item?.matches(":hover, :focus-within")) shown += now - last;
    last = now;
    if (shown >= SHOWN_MS) toast.dismiss(id);
  }, TICK_MS);
  return () => clearInterval(clock);
}

/** Resets swipes of less than 50 px, as sonner dismisses at 45 px or at a flick. */
function forgiveShortSwipe({ currentTarget }: PointerEvent<HTMLElement>) {
  const item = currentTarget.closest("li");
  for (const name of ["--swipe-amount-x", "--swipe-amount-y"]) {
    const amount = Number.parseFloat(item?.style.getPropertyValue(name) || "0");
    if (Math.abs(amount) < SWIPE_PX) item?.style.setProperty(name, "0px");
  }
}
