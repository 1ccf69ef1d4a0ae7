export type View = "edit" | "preview" | "history";

const names: Record<View, string> = { edit: "Edit", preview: "Preview", history: "History" };

/** Switches between the views of a form; hidden if there is only one. */
export function ViewSwitch({
  view,
  views,
  onChange,
}: {
  view: View;
  views: View[];
  onChange: (view: View) => void;
}) {
  if (views.length < 2) return null;
  return (
    <fieldset aria-label="View" className="flex gap-1">
      {views.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={view === name}
          onClick={() => onChange(name)}
          className="-mb-px min-h-11 border-transparent border-b-2 px-3 font-medium text-soft hover:text-ink aria-pressed:border-accent aria-pressed:text-ink"
        >
          {names[name]}
        </button>
      ))}
    </fieldset>
  );
}
