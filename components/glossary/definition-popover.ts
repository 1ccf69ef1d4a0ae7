import "./definition-popover.css";

interface Definition {
  name: string;
  definition: string;
}

const HOVER_MS = 200;
const GAP = 8;

const fetched = new Map<string, Promise<Definition>>();
let popover: HTMLElement | null = null;
let shownFor: HTMLAnchorElement | null = null;
let timer: ReturnType<typeof setTimeout>;
/** Ends the listeners of what is shown. */
let current = new AbortController();

/** Shows the definition of the term that `link` leads to, below or above it. */
export function showDefinition(link: HTMLAnchorElement, isHovered: boolean) {
  clearTimeout(timer);
  if (shownFor === link) return;
  const stays = new AbortController();
  const { signal } = stays;
  const leave = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (shownFor === link) popover?.hidePopover();
      else stays.abort();
    }, HOVER_MS);
  };
  link.addEventListener(isHovered ? "pointerleave" : "blur", leave, { signal });
  timer = setTimeout(() => open(link, leave, stays), isHovered ? HOVER_MS : 0);
}

async function open(link: HTMLAnchorElement, leave: () => void, stays: AbortController) {
  const { signal } = stays;
  const place = popover ?? makePopover();
  current.abort();
  current = stays;
  if (place.matches(":popover-open")) place.hidePopover();
  place.replaceChildren();
  place.showPopover();
  shownFor = link;
  place.addEventListener("pointerenter", () => clearTimeout(timer), { signal });
  place.addEventListener("pointerleave", leave, { signal });
  addEventListener("scroll", () => place.hidePopover(), { signal });
  place.addEventListener(
    "beforetoggle",
    (event) => {
      if ((event as ToggleEvent).newState === "open") return;
      shownFor = null;
      stays.abort();
    },
    { signal },
  );
  try {
    const { name, definition } = await fetchDefinition(link.hash.slice(1));
    if (shownFor !== link) return;
    // Filled while it is shown, so that screen readers announce it.
    place.replaceChildren(
      make("b", name),
      make("p", definition),
      Object.assign(make("a", "In the glossary"), { href: link.href }),
    );
    putBeside(place, link);
  } catch (error) {
    console.error("The definition could not be loaded", error);
    if (shownFor === link) place.hidePopover();
  }
}

function makePopover(): HTMLElement {
  popover = make("div", "");
  popover.className = "definition no-print";
  popover.popover = "auto";
  popover.role = "status";
  document.body.append(popover);
  return popover;
}

function putBeside(place: HTMLElement, link: HTMLElement) {
  const { left, top, bottom } = link.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = place;
  const { clientWidth, clientHeight } = document.documentElement;
  const fitsBelow = bottom + GAP + height < clientHeight;
  place.style.left = `${Math.max(GAP, Math.min(left, clientWidth - width - GAP))}px`;
  place.style.top = `${fitsBelow ? bottom + GAP : Math.max(GAP, top - GAP - height)}px`;
}

function fetchDefinition(key: string): Promise<Definition> {
  const known = fetched.get(key);
  if (known) return known;
  const definition = fetch(`/glossary/${key}.json`).then((response) => {
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return response.json();
  });
  fetched.set(key, definition);
  definition.catch(() => fetched.delete(key));
  return definition;
}

function make<Name extends "a" | "b" | "div" | "p">(name: Name, text: string) {
  return Object.assign(document.createElement(name), { textContent: text });
}
