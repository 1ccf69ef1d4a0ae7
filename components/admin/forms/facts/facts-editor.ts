import { placeOf } from "./fact-place";
import type { FactsEditor } from "./facts-editing-context";
import { SectionBody } from "./section-body";

/** The chunk that a form with facts loads. */
export const factsEditor: FactsEditor = { SectionBody, placeOf };
