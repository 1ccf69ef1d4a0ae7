import { Fragment } from "react";
import type { Citation } from "@/lib/consultant/types";
import { type Line, toBlocks } from "@/lib/conversations/chat/answer-blocks";

/** An answer's paragraphs, lists and quotations, with citation markers as links to the sources. */
export function AnswerText({ text, citations }: { text: string; citations: Citation[] }) {
  return (
    <div className="chat-text">
      {toBlocks(text).map(({ at, kind, lines }) => {
        const Shown = SHOWN[kind];
        return <Shown key={at} lines={lines} citations={citations} />;
      })}
    </div>
  );
}

interface LinesProps {
  lines: Line[];
  citations: Citation[];
}

const SHOWN = { paragraph: Paragraph, list: List, quotation: Quotation };

function Paragraph({ lines, citations }: LinesProps) {
  return (
    <p>
      {lines.map((line) => (
        <Fragment key={line.at}>
          {line.at > 0 && <br />}
          <Words line={line} citations={citations} />
        </Fragment>
      ))}
    </p>
  );
}

function List({ lines, citations }: LinesProps) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.at}>
          <Words line={line} citations={citations} />
        </li>
      ))}
    </ul>
  );
}

function Quotation(props: LinesProps) {
  return (
    <blockquote>
      <Paragraph {...props} />
    </blockquote>
  );
}

function Words({ line, citations }: { line: Line; citations: Citation[] }) {
  return line.pieces.map((piece) =>
    "text" in piece ? (
      piece.text
    ) : (
      <Mark key={piece.at} marker={piece.marker} citation={citations[piece.marker - 1]} />
    ),
  );
}

/** A marker without a source is not shown. */
function Mark({ marker, citation }: { marker: number; citation: Citation | undefined }) {
  if (!citation) return null;
  return (
    <sup className="chat-mark">
      <a href={citation.href} aria-label={`Source ${marker}: ${citation.title}`}>
        {marker}
      </a>
    </sup>
  );
}
