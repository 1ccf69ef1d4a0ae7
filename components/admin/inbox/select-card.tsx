/** The box that selects a card of a list, with room to be pressed. */
export function SelectCard({
  label,
  isSelected,
  onSelect,
}: {
  label: string;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}) {
  return (
    <label className="-ml-2 grid size-11 cursor-pointer place-items-center sm:-mt-2">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
        className="size-4 accent-(--accent)"
      />
    </label>
  );
}
