import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { CHOSEN, readChosen, withChosen } from "@/lib/facts/compare/chosen";

/** Browsers reject about a hundred history changes within a few seconds. */
const ADDRESS_FOLLOWS_AFTER_MS = 400;

/** What was chosen last, for the next list that is opened in this tab. */
let carried: number[] = [];

/**
 * The peptides chosen to be compared. They are in the address of the list; an address that names none,
 * such as that of another category, is given those that were chosen before.
 */
export function useChosen() {
  const asked = useSearchParams();
  const [chosen, setChosen] = useState(carried);

  useEffect(() => {
    const text = asked.get(CHOSEN);
    if (text !== null) carried = readChosen(text);
    setChosen(carried);
    if (text !== null || carried.length === 0) return;
    const timer = setTimeout(writeAddress, ADDRESS_FOLLOWS_AFTER_MS);
    return () => clearTimeout(timer);
  }, [asked]);

  function choose(ids: number[]) {
    carried = ids;
    setChosen(ids);
    writeAddress();
  }

  return { chosen, choose };
}

function writeAddress() {
  const { pathname, search, hash } = location;
  history.replaceState(null, "", pathname + withChosen(search, carried) + hash);
}
