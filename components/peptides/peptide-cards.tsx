import { Static } from "@/components/site/static";
import type { PeptideCard as Card } from "@/lib/content/peptides/peptide-schema";
import { skylineSprite } from "@/lib/ribbon/skyline-sprite";
import { toCardFace } from "./card-face";
import { PeptideCard } from "./peptide-card";

/** The cards of the list. */
export async function PeptideCards({ peptides, path }: { peptides: Card[]; path: string }) {
  const sprite = await skylineSprite.getAddress();
  return (
    <Static
      id="cards"
      path={path}
      className="mt-6 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3"
    >
      {peptides.map((peptide) => (
        <PeptideCard key={peptide.id} face={toCardFace(peptide)} sprite={sprite} canCompare />
      ))}
    </Static>
  );
}
