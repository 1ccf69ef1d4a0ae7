import { PeptideCard } from "@/components/peptides/peptide-card";
import type { Answer } from "@/lib/search/answer";
import { fold } from "@/lib/search/fold";
import type { Passage } from "@/lib/search/passage";
import { SHORT_TEXT } from "@/lib/search/search-entry";
import { FoundPassage, MarkedText } from "./found-passage";
import type { FoundPeptide } from "./found-peptide";

/**
 * The cards of a result, in order. The server renders those of the address, the browser the others.
 * A list of all peptides has brief cards with name, type and evidence.
 */
export function FoundCards({
  answer: { search, ids, passages },
  faces,
  sprite,
}: {
  answer: Answer;
  faces: FoundPeptide[];
  sprite: string;
}) {
  const shown = fold(search.query) === "" ? faces.map(toBrief) : faces;
  const faceOf = new Map(shown.map((face) => [face.id, face]));
  return (
    <div className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {ids.map((id) => {
        const face = faceOf.get(id);
        return face && <FoundCard key={id} face={face} passage={passages[id]} sprite={sprite} />;
      })}
    </div>
  );
}

function toBrief(face: FoundPeptide): FoundPeptide {
  return { ...face, text: face.type || face.text, benefits: [] };
}

/** A card with the passage that matched. */
function FoundCard({
  face,
  passage,
  sprite,
}: {
  face: FoundPeptide;
  passage: Passage | undefined;
  sprite: string;
}) {
  const isInText = passage?.label === SHORT_TEXT;
  const text = isInText ? <MarkedText parts={passage.parts} /> : face.text;
  return (
    <PeptideCard face={{ ...face, text }} sprite={sprite} canCompare>
      {passage && !isInText && <FoundPassage passage={passage} />}
    </PeptideCard>
  );
}
