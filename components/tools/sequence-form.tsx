import { buttonVariants } from "@/components/ui/button-variants";
import { CALCULATOR_PATH, calculatorHref } from "@/lib/tools/calculator-request";
import type { CalculatorInput } from "./calculator-input";

/** The field of the calculator: a form that sends its sequence in the address. */
export function SequenceForm({
  input: { text, error, read, request },
}: {
  input: CalculatorInput;
}) {
  return (
    <form action={CALCULATOR_PATH} method="get" className="tool-form">
      <label htmlFor="sequence">Sequence</label>
      <textarea
        id="sequence"
        name="sequence"
        rows={3}
        required
        defaultValue={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "sequence-error sequence-hint" : "sequence-hint"}
      />
      {error && (
        <p id="sequence-error" className="tool-error" role="alert">
          {error}
        </p>
      )}
      <p id="sequence-hint" className="tool-hint">
        One-letter code with small letters for D residues (<code>Ac-GkPV-NH2</code>), three-letter
        code (<code>H-His-Aib-Lys(Pal+gGlu)-OH</code>), bridges behind it (
        <code>[disulfide 1-6]</code>). Spaces, line breaks and position numbers may stay.
      </p>
      {read && !read.isAsTyped && (
        <p className="tool-hint">
          Read as <code>{read.text}</code>
        </p>
      )}
      {read && isAllSmall(read.text) && (
        <p className="tool-hint">
          Small letters are D residues.{" "}
          <a
            className="text-accent-strong underline"
            href={calculatorHref({ ...request, peptide: null, sequence: read.text.toUpperCase() })}
          >
            Read them as L residues
          </a>
        </p>
      )}
      <p className="mt-3">
        <button type="submit" className={buttonVariants()}>
          Calculate
        </button>
      </p>
    </form>
  );
}

/** Typed without the shift key, rather than a peptide of D residues alone. */
function isAllSmall(text: string): boolean {
  return /^[a-z]{2,}$/.test(text);
}
