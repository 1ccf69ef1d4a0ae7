import { formulaRuns } from "@/lib/chemistry/formula";

/** A formula with true subscripts; a text that is no formula is shown as it is. */
export function MolecularFormula({ formula }: { formula: string }) {
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return <span>{formula}</span>;
  return (
    <span className="formula figures">
      {formulaRuns(formula).map(({ text, sub }) => (
        <span key={text}>
          {text}
          {sub && <sub>{sub}</sub>}
        </span>
      ))}
    </span>
  );
}
