import type { Computed } from "@/lib/chemistry/computed";
import { toHelm } from "@/lib/chemistry/notation/helm";
import { toSmiles } from "@/lib/chemistry/notation/smiles";
import {
  lostInFasta,
  spellFasta,
  spellOneLetter,
  spellThreeLetter,
} from "@/lib/chemistry/notation/spell-sequence";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";

/** The sequence in other spellings, to be copied. */
export function NotationSection({ sequence, name }: { sequence: ParsedSequence; name: string }) {
  const lost = lostInFasta(sequence);
  return (
    <section className="fact-section">
      <h2 id="notations">Notations</h2>
      <dl className="fact-list notation mt-2">
        <Notation term="One-letter code" computed={spellOneLetter(sequence)} />
        <Notation term="Three-letter code" computed={{ value: spellThreeLetter(sequence) }} />
        <Notation
          term="FASTA"
          computed={{ value: spellFasta(sequence, name) }}
          note={lost ? `Left out, as FASTA has no sign for it: ${lost}.` : null}
        />
        <Notation term="HELM" computed={toHelm(sequence)} />
        <Notation term="SMILES" computed={toSmiles(sequence)} />
      </dl>
    </section>
  );
}

function Notation({
  term,
  computed: { value, reason },
  note = null,
}: {
  term: string;
  computed: Computed<string>;
  note?: string | null;
}) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={value === undefined ? "undefined" : undefined}>
        {value ?? `Not given. ${reason}`}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
