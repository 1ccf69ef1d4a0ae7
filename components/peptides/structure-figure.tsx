import { drawableSmiles } from "@/lib/chemistry/drawing/drawable";
import type { ParsedSequence } from "@/lib/chemistry/sequence-model";

/**
 * The structural formula, fetched when it is opened, or why there is none. Drawn in the colours of the
 * elements on white, in the dark theme too. Plain elements, for a `Static` part.
 */
export function StructureFigure({
  name,
  sequence,
  src,
}: {
  name: string;
  sequence: ParsedSequence;
  src: string;
}) {
  const { reason } = drawableSmiles(sequence);
  if (reason) return <p className="mt-2 font-sans text-sm text-soft">{reason}</p>;
  return (
    <details className="font-sans text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-accent-strong">
        2D structure
      </summary>
      {/* biome-ignore lint/performance/noImgElement: an SVG has no sizes to choose from */}
      <img
        src={src}
        alt={`Structural formula of ${name}, uncharged, drawn from its sequence`}
        loading="lazy"
        className="mt-1 max-w-full rounded-md bg-white p-3"
      />
    </details>
  );
}
