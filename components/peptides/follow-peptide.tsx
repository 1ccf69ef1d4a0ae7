import type { Peptide } from "@/lib/content/peptides/peptide-schema";

/** What became of the facts, and how to hear of it. Plain links, for a `Static` part. */
export function FollowPeptide({ peptide: { id } }: { peptide: Peptide }) {
  const links = {
    "Changes to these facts": `/peptides/${id}/changes`,
    "Atom feed": `/peptides/${id}/feed.xml`,
    "Report an error": `/contact?about=/peptides/${id}`,
  };
  return (
    <ul className="no-print flex flex-wrap gap-x-5">
      {Object.entries(links).map(([text, href]) => (
        <li key={href}>
          <a href={href} className="inline-flex min-h-11 items-center text-accent-strong underline">
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
