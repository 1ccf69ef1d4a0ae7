/** A text, truncated after two lines. */
export function TwoLines({ text }: { text: string }) {
  return <span className="line-clamp-2 text-soft">{text}</span>;
}
