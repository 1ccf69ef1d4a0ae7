import { Select } from "@/components/ui/select";

/** Selects an entry of a list by its index; hidden for fewer than two. */
export function ChoiceSelect({
  label,
  choices,
  at,
  onChange,
  className,
}: {
  label: string;
  choices: { label: string }[];
  at: number;
  onChange: (at: number) => void;
  className: string;
}) {
  if (choices.length < 2) return null;
  return (
    <div className={className}>
      <Select
        aria-label={label}
        value={at}
        onChange={(event) => onChange(Number(event.target.value))}
      >
        {choices.map((choice, index) => (
          <option key={choice.label} value={index}>
            {choice.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
