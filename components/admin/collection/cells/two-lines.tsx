/** A text that may be long, cut after two lines. */
export function TwoLines({ text }: { text: string }) {
  return <span className="line-clamp-2 text-soft">{text}</span>;
}
