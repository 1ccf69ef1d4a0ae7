import { PICK } from "@/lib/facts/compare/chosen";

const CARD_LINK = "a.card-compare";
const BOX = `input[name^="${PICK}"]`;

/** What can be chosen: the links of cards and the boxes of a table. */
export function findChoice(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest(`${CARD_LINK}, ${BOX}`) : null;
}

export function idOfChoice(choice: Element): number {
  return Number(/\d+$/.exec(choice.getAttribute("href") ?? choice.getAttribute("name") ?? "")?.[0]);
}

/** Marks what is chosen, wherever it stands on the page. */
export function markChosen(chosen: number[]) {
  for (const choice of document.querySelectorAll(`${CARD_LINK}, ${BOX}`)) {
    const isChosen = chosen.includes(idOfChoice(choice));
    if (choice instanceof HTMLInputElement) choice.checked = isChosen;
    else if (isChosen) choice.setAttribute("aria-current", "true");
    else choice.removeAttribute("aria-current");
  }
}

/** The name on a card or in a row of this page. */
export function nameOnPage(id: number): string | undefined {
  const choice = document.querySelector(`${CARD_LINK}[href$="/${id}"], [name="${PICK}${id}"]`);
  return choice?.closest("article, tr")?.querySelector("a")?.textContent ?? undefined;
}
