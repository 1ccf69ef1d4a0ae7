import type { ReactNode } from "react";
import type { EvidenceTier } from "@/lib/content/peptides/evidence";
import { EvidenceBadge } from "./evidence-badge";
import { PeptideAvatar } from "./peptide-avatar";

/** The content of a card, as text. */
export interface CardFace {
  id: number;
  name: string;
  identity: string;
  text: ReactNode;
  benefits: string[];
  avatarText: string;
  avatarColor: string;
  tier: EvidenceTier | null;
  /** The tier in words. */
  evidence: string | null;
  hasSkyline: boolean;
}

/** A page has a hundred of these, so they are styled by short class names of app/globals.css. */
export function PeptideCard({
  face: { id, name, identity, text, benefits, tier, evidence, hasSkyline, ...avatar },
  sprite,
  children,
  heading: Heading = "h2",
  canCompare = false,
}: {
  face: CardFace;
  /** The address of the skyline sprite; without it `children` draws the skyline. */
  sprite?: string;
  children?: ReactNode;
  heading?: "h2" | "h3";
  /** Whether the card has a link that begins a comparison; `CompareBar` collects several. */
  canCompare?: boolean;
}) {
  return (
    <article className="card">
      <PeptideAvatar name={name} {...avatar} />
      <Heading>
        <a href={`/peptides/${id}`}>{name}</a>
      </Heading>
      <p className="card-identity">{identity}</p>
      {sprite && hasSkyline && (
        <svg className="skyline" aria-hidden="true">
          <use href={`${sprite}#p${id}`} />
        </svg>
      )}
      {children}
      <p className="card-text">{text || "No description available"}</p>
      {benefits.length > 0 && <p className="card-label">Outcomes studied</p>}
      <ul>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      {tier && evidence && <EvidenceBadge tier={tier} title={evidence} />}
      {canCompare && (
        <a className="card-compare" href={`/compare/${id}`} title={`Set ${name} beside others`}>
          Compare
        </a>
      )}
    </article>
  );
}
