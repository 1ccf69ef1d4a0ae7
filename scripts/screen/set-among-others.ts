import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import type { Example } from "./examples";

const SHARE = 0.25;
const MOST_OTHERS = 5;
const ORDINARY = CONCERNS.indexOf("ordinary");

/**
 * Copies of some examples, each set among one to five ordinary messages: what is said in passing, or
 * under a text that was pasted, is to be met all the same.
 */
export function setAmongOthers(examples: Example[], random: () => number): Example[] {
  const ordinary = examples.filter(({ concern }) => concern === ORDINARY);
  const draw = () => ordinary[Math.floor(random() * ordinary.length)]?.tokens ?? [];
  return examples
    .filter(() => random() < SHARE)
    .map((example) => {
      const others = Array.from({ length: 1 + Math.floor(random() * MOST_OTHERS) }, draw);
      others.splice(Math.floor(random() * (others.length + 1)), 0, example.tokens);
      return { ...example, tokens: others.flatMap((tokens) => [...tokens, "."]) };
    });
}
