/** The tabs of a peptide's page, Mechanism first. */
export const peptideTabs = [
  { id: "mechanism", name: "Mechanism" },
  { id: "benefits", name: "Benefits" },
  { id: "side-effects", name: "Side Effects" },
  { id: "dosage", name: "Dosage" },
  { id: "research", name: "Research" },
  { id: "videos", name: "Videos" },
];

const partsAbove = [
  { id: "at-a-glance", name: "At a Glance" },
  { id: "sequence", name: "Sequence" },
  { id: "overview", name: "Overview" },
  { id: "technical-details", name: "Technical Details" },
  { id: "uses", name: "Common Uses" },
];

/** The table of contents. A link to a tab opens it. Plain links, as it is in a `Static` part. */
export function PeptideContents({
  hasSequence,
  hasFacts,
}: {
  hasSequence: boolean;
  hasFacts: boolean;
}) {
  const parts = partsAbove.filter(
    ({ id }) => (hasSequence || id !== "sequence") && (hasFacts || id !== "at-a-glance"),
  );
  return (
    <nav aria-label="On this page" className="no-print font-sans text-[0.9375rem]">
      <ul className="-mx-2 flex flex-wrap">
        {[...parts, ...peptideTabs].map(({ id, name }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex min-h-11 items-center px-2 text-soft underline-offset-4 hover:text-accent-strong hover:underline"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
