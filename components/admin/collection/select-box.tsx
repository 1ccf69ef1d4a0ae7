"use client";

/** A row's box, with room to be pressed. */
export function SelectBox({
  label,
  checked,
  isPartly = false,
  isDisabled = false,
  onChange,
}: {
  label: string;
  checked: boolean;
  isPartly?: boolean;
  isDisabled?: boolean;
  onChange: (isChosen: boolean) => void;
}) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center md:size-9">
      <input
        type="checkbox"
        className="size-4.5 accent-(--accent) disabled:opacity-40"
        aria-label={label}
        checked={checked}
        disabled={isDisabled}
        ref={(box) => {
          if (box) box.indeterminate = isPartly && !checked;
        }}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
