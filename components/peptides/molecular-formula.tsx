import { formulaRuns } from "@/lib/chemistry/formula";

/** A formula with subscripts. Text that is not a formula is shown unchanged. */
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
