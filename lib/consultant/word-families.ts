import { bodyFamilies } from "./families/body-families";
import { illnessFamilies } from "./families/illness-families";
import { placeFamilies } from "./families/place-families";
import { sourceFamilies } from "./families/source-families";
import { workFamilies } from "./families/work-families";

/** Words that readers and the library say for the same or for what belongs together; a word may be of several families. */
export const families = [
  ...bodyFamilies,
  ...illnessFamilies,
  ...sourceFamilies,
  ...workFamilies,
  ...placeFamilies,
];
