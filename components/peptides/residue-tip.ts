import "./residue-tip.css";

const GAP = 8;

let tip: HTMLElement | null = null;
let ending = new AbortController();
/** The chain in which the arrow keys walk, and where they are. */
let place: { chain: SVGElement; at: number } | null = null;

/** Shows or hides what a residue of `chain` is, as an event on it asks. */
export function tellResidue(chain: SVGElement, event: Event) {
  const beads = [...chain.querySelectorAll<SVGGElement>(":scope > g")];
  if (event instanceof KeyboardEvent) {
    const at = walk(event.key, place?.chain === chain ? place.at : -1, beads.length);
    if (at !== null) show(chain, beads, at);
    else if (event.key === "Escape") hide();
    return;
  }
  if (event.type === "focusin") {
    if (chain.matches(":focus-visible")) show(chain, beads, 0);
    return;
  }
  const target = event.target instanceof Element ? event.target.closest("g") : null;
  const at = beads.findIndex((bead) => bead.isSameNode(target));
  if (at >= 0) show(chain, beads, at);
}

function walk(key: string, from: number, count: number): number | null {
  const steps: Record<string, number> = {
    ArrowRight: from + 1,
    ArrowDown: from + 1,
    ArrowLeft: from - 1,
    ArrowUp: from - 1,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

function show(chain: SVGElement, beads: SVGGElement[], at: number) {
  const bead = beads[at];
  const text = chain.closest("figure")?.querySelectorAll(".residues > li")[at]?.textContent;
  if (!bead || !text) return;
  hide();
  place = { chain, at };
  bead.classList.add("is-told");
  const told = tip ?? makeTip();
  told.showPopover();
  // Filled while it is shown, so that screen readers announce it.
  told.textContent = text;
  putBeside(told, bead);
  ending = new AbortController();
  const { signal } = ending;
  ending.signal.addEventListener("abort", () => bead.classList.remove("is-told"));
  // Who walks by keyboard has not turned away: the browser scrolls to what is focused.
  const follow = () => (chain === document.activeElement ? putBeside(told, bead) : hide());
  addEventListener("scroll", follow, { signal });
  chain.addEventListener("focusout", hide, { signal });
  addEventListener("pointerdown", (event) => !contains(chain, event) && hide(), { signal });
  chain.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && hide(), {
    signal,
  });
}

function hide() {
  ending.abort();
  if (tip?.matches(":popover-open")) tip.hidePopover();
}

function contains(chain: SVGElement, { target }: Event): boolean {
  return target instanceof Node && chain.contains(target);
}

function makeTip(): HTMLElement {
  tip = document.createElement("div");
  tip.className = "residue-tip no-print";
  tip.popover = "manual";
  tip.role = "status";
  document.body.append(tip);
  return tip;
}

function putBeside(told: HTMLElement, bead: SVGGElement) {
  const { left, width, top, bottom } = bead.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = told;
  const { clientWidth } = document.documentElement;
  const middle = left + width / 2 - offsetWidth / 2;
  const fitsAbove = top - GAP - offsetHeight > GAP;
  told.style.left = `${Math.max(GAP, Math.min(middle, clientWidth - offsetWidth - GAP))}px`;
  told.style.top = `${fitsAbove ? top - GAP - offsetHeight : bottom + GAP}px`;
}
