import { type EnzymeKey, isEnzyme } from "@/lib/chemistry/digestion/enzymes";
import { HYDROPATHY_WINDOWS } from "@/lib/chemistry/indices/hydropathy-profile";

export const CALCULATOR_PATH = "/tools/peptide-calculator";

type Width = (typeof HYDROPATHY_WINDOWS)[number];

/** What the calculator's address asks for: a sequence, or a peptide of the library by its id. */
export interface CalculatorRequest {
  sequence: string;
  peptide: number | null;
  window: Width;
  enzyme: EnzymeKey;
}

const DEFAULT_WINDOW: Width = 7;
const DEFAULT_ENZYME: EnzymeKey = "trypsin";

type Values = Record<string, string | string[] | undefined>;

/** Values that mean nothing are replaced by the defaults; of several, the first counts. */
export function readCalculatorRequest(values: Values): CalculatorRequest {
  const first = (name: string) => [values[name] ?? ""].flat()[0] ?? "";
  const width = HYDROPATHY_WINDOWS.find((known) => String(known) === first("window"));
  const enzyme = first("enzyme");
  const id = first("peptide");
  return {
    sequence: first("sequence"),
    peptide: /^\d{1,9}$/.test(id) ? Number(id) : null,
    window: width ?? DEFAULT_WINDOW,
    enzyme: isEnzyme(enzyme) ? enzyme : DEFAULT_ENZYME,
  };
}

/** The address of a request, without what is the default. */
export function calculatorHref(request: Partial<CalculatorRequest>): string {
  const query = new URLSearchParams();
  if (request.sequence) query.set("sequence", request.sequence);
  else if (request.peptide) query.set("peptide", String(request.peptide));
  if (request.window && request.window !== DEFAULT_WINDOW)
    query.set("window", String(request.window));
  if (request.enzyme && request.enzyme !== DEFAULT_ENZYME) query.set("enzyme", request.enzyme);
  return query.size > 0 ? `${CALCULATOR_PATH}?${query}` : CALCULATOR_PATH;
}
