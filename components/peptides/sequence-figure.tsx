import { describeResidue } from "@/lib/chemistry/describe-residue";
import { C_TERMINI, GROUPS } from "@/lib/chemistry/groups";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import { parseSequence } from "@/lib/chemistry/sequence";
import type { ParsedSequence, SequenceResidue } from "@/lib/chemistry/sequence-model";
import { describeSequence } from "@/lib/chemistry/sequence-text";
import { SequenceChain } from "./sequence-chain";

const classNames = {
  hydrophobic: "hydrophobic",
  polar: "polar",
  acidic: "acidic (square)",
  basic: "basic (square)",
  aromatic: "aromatic (hexagon)",
  special: "special: Gly, Pro, Cys and others",
} as const;

/** The sequence ribbon of a detail page, with a legend and a text alternative. */
export function SequenceFigure({ name, sequence: text }: { name: string; sequence: string }) {
  const sequence = parseSequence(text);
  const smiles = toSmiles(sequence).value;
  const shown = new Set(sequence.residues.map(({ residue }) => residue.sideChainClass));
  return (
    <figure aria-labelledby="sequence-caption" aria-describedby="sequence-text">
      <SequenceChain sequence={sequence} columns={16} className="hidden w-full md:block" />
      <SequenceChain
        sequence={sequence}
        columns={8}
        className="mx-auto w-full max-w-md md:hidden"
      />
      <figcaption className="mt-3 font-sans text-sm text-soft">
        <p id="sequence-caption" className="sr-only">
          Sequence of {name}
        </p>
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {Object.entries(classNames)
            .filter(([key]) => shown.has(key as keyof typeof classNames))
            .map(([key, label]) => (
              <li key={key} className={`class-${key} flex items-center gap-1.5`}>
                <span aria-hidden className="size-2.5 rounded-full bg-(--residue)" />
                {label}
              </li>
            ))}
          {marks(sequence).map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ul>
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-strong">
            Sequence as text
          </summary>
          <p className="figures mt-1 break-all font-mono text-ink">{text}</p>
          <p id="sequence-text" className="mt-2 max-w-text">
            {describeSequence(sequence)}
          </p>
          <ol className="residues">
            {sequence.residues.map((residue) => (
              <li key={residue.position}>{describeResidue(residue, sequence.bridges)}</li>
            ))}
          </ol>
          {smiles && (
            <>
              <h3 className="mt-3 font-sans text-sm font-medium text-ink">SMILES</h3>
              <p className="figures mt-1 break-all font-mono text-ink">{smiles}</p>
            </>
          )}
        </details>
      </figcaption>
    </figure>
  );
}

function marks({ residues, bridges, nTerm, cTerm, metals }: ParsedSequence): string[] {
  const kinds = new Set(bridges.map((bridge) => bridge.kind));
  return [
    residues.some(({ chirality }) => chirality === "D") && "D marks a D residue",
    kinds.has("disulfide") && "dotted line: disulfide bridge",
    kinds.has("lactam") && "line: lactam bridge",
    kinds.has("thioether") && "line: thioether bridge",
    ...residues.filter(({ modifications }) => modifications.length > 0).map(modification),
    nTerm && `N-terminus: ${GROUPS[nTerm].name}`,
    cTerm && cTerm !== "OH" && `C-terminus: ${C_TERMINI[cTerm].name}`,
    metals.length > 0 && "with one copper ion",
  ].filter((mark) => typeof mark === "string");
}

function modification({ position, residue, modifications }: SequenceResidue): string {
  const groups = modifications.map((code) => GROUPS[code].name).join(" – ");
  return `${residue.label}${position}: ${groups}`;
}
