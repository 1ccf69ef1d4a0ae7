import type { Computed } from "@/lib/chemistry/computed";
import { averageMass } from "@/lib/chemistry/formula";
import {
  aliphaticIndex,
  aromaticity,
  bomanIndex,
  gravy,
} from "@/lib/chemistry/indices/composition-indices";
import { extinctionAt214, extinctionAt280 } from "@/lib/chemistry/indices/extinction";
import { instabilityIndex } from "@/lib/chemistry/indices/instability-index";
import { formulaOfSequence } from "@/lib/chemistry/sequence-formula";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";
import { figure } from "@/lib/facts/number-text";
import { fixed, Value } from "./figures";

interface Index {
  name: string;
  computed: Computed<string>;
  meaning: string;
  source: string;
}

/** Indices and extinction coefficients, each with what it is and where its rule comes from. */
export function IndicesSection({ sequence }: { sequence: ParsedSequence }) {
  const indices = listIndices(sequence);
  const reasons = indices.map(({ computed }) => computed.reason ?? "");
  return (
    <section className="fact-section">
      <h2 id="indices">Indices and absorbance</h2>
      <table className="fact-table fact-table-indices" aria-labelledby="indices">
        <thead>
          <tr>
            <th scope="col">Index</th>
            <th scope="col">Value</th>
            <th scope="col">What it is</th>
          </tr>
        </thead>
        <tbody>
          {indices.map(({ name, computed, meaning, source }, at) => (
            <tr key={name}>
              <th scope="row">
                <span>{name}</span>
              </th>
              <td data-head="Value">
                <Value computed={computed} said={reasons.slice(0, at)}>
                  {(value) => value}
                </Value>
              </td>
              <td data-head="What it is">
                <span>{meaning}</span>
                <small>{source}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function listIndices(sequence: ParsedSequence): Index[] {
  const mass = averageMass(formulaOfSequence(sequence));
  const absorbance = (extinction: number) =>
    `${figure(extinction)} M⁻¹ cm⁻¹; 1 g/l absorbs ${fixed(extinction / mass, 3)}`;
  const at280 = extinctionAt280(sequence);
  return [
    {
      name: "GRAVY",
      computed: asText(gravy(sequence), (value) => fixed(value, 3)),
      meaning: "The mean hydropathy of all residues; below zero the peptide is hydrophilic.",
      source: "Kyte & Doolittle, J. Mol. Biol. 157 (1982) 105",
    },
    {
      name: "Aliphatic index",
      computed: asText(aliphaticIndex(sequence), (value) => fixed(value, 2)),
      meaning: "The relative volume of Ala, Val, Ile and Leu side chains.",
      source: "Ikai, J. Biochem. 88 (1980) 1895",
    },
    {
      name: "Aromaticity",
      computed: asText(aromaticity(sequence), (value) => fixed(value, 3)),
      meaning: "The share of Phe, Trp and Tyr.",
      source: "Lobry, 1994",
    },
    {
      name: "Boman index",
      computed: asText(bomanIndex(sequence), (value) => fixed(value, 2)),
      meaning: "How readily it may bind proteins; above 2.48 counts as high. Pro counts as zero.",
      source: "Boman, J. Intern. Med. 254 (2003) 197, as in the R package Peptides",
    },
    {
      name: "Instability index",
      computed: asText(instabilityIndex(sequence), (value) => fixed(value, 2)),
      meaning:
        "From neighbouring pairs in proteins; above 40 counts as unstable. It was made for whole proteins and says little about a short peptide.",
      source: "Guruprasad, Reddy & Pandit, Protein Eng. 4 (1990) 155",
    },
    {
      name: "Extinction at 280 nm, Cys free",
      computed: asText(at280, ({ reduced }) => absorbance(reduced)),
      meaning: "5,500 for each Trp and 1,490 for each Tyr, in water.",
      source: "Pace et al., Protein Sci. 4 (1995) 2411",
    },
    {
      name: "Extinction at 280 nm, Cys paired",
      computed: asText(at280, ({ oxidised }) => absorbance(oxidised)),
      meaning: "The same with 125 for each pair of Cys.",
      source: "Pace et al., as above",
    },
    {
      name: "Extinction at 214 nm",
      computed: asText(extinctionAt214(sequence), absorbance),
      meaning: "923 for each peptide bond, and a value for each residue.",
      source: "Kuipers & Gruppen, J. Agric. Food Chem. 55 (2007) 5445",
    },
  ];
}

function asText<T>(computed: Computed<T>, write: (value: T) => string): Computed<string> {
  return computed.reason === undefined ? { value: write(computed.value) } : computed;
}
