import { type CitationFormat, citationFormats } from "@/lib/citations/citation-formats";
import type { CitedKind } from "@/lib/citations/find-cited";
import type { StyledCitation } from "@/lib/citations/styles";

/** How to cite what stands at `/{kind}/{id}`: files to save. Plain elements, for a `Static` part. */
export function Cite({
  kind,
  id,
  styles = [],
}: {
  kind: CitedKind;
  id: string | number;
  /** Shown as they are; those of pages are in the files only, as they name the day of access. */
  styles?: StyledCitation[];
}) {
  return (
    <details className="mt-4 font-sans text-[0.9375rem]">
      <summary className="min-h-11 cursor-pointer py-2.5">Cite</summary>
      {styles.map(({ style, text }) => (
        <div key={style} className="mb-3">
          <p className="text-soft">{style}</p>
          <p className="break-words">{text}</p>
        </div>
      ))}
      <ul className="flex flex-wrap gap-x-5">
        {(Object.keys(citationFormats) as CitationFormat[]).map((format) => (
          <li key={format}>
            <a
              href={`/api/citations/${kind}/${id}?format=${format}`}
              className="inline-flex min-h-11 items-center text-accent-strong underline"
            >
              {citationFormats[format].label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
