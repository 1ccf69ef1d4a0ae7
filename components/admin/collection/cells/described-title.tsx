/** A title with the text behind it. Placeholder until the hover text is in place. */
export function DescribedTitle({ title, note }: { title: string; text: string; note?: string }) {
  return (
    <>
      <span className="font-medium">{title}</span>
      {note && <span className="block text-soft text-sm">{note}</span>}
    </>
  );
}
