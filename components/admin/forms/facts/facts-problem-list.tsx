"use client";

import { useFactsEditing } from "./facts-editing-context";

const MAX_PROBLEMS = 12;

/** What kept the facts from being saved, each with a way to its field. */
export function FactsProblemList() {
  const { refused, show, editor, facts } = useFactsEditing();
  if (refused.length === 0) return null;
  const more = refused.length - MAX_PROBLEMS;
  return (
    <section
      aria-label="Problems of the facts"
      className="mb-4 border-danger-line border-l-4 bg-danger-wash px-4 py-3 text-danger"
    >
      <p>The facts cannot be saved yet:</p>
      <ul className="mt-1">
        {refused.slice(0, MAX_PROBLEMS).map(({ path, message }) => (
          <li key={`${path.join(".")} ${message}`}>
            <button
              type="button"
              onClick={() => show(path)}
              className="min-h-11 text-left underline underline-offset-4 lg:min-h-8"
            >
              {editor?.placeOf(path, facts) ?? path.join(", ")}: {message}
            </button>
          </li>
        ))}
        {more > 0 && <li>and {more} more</li>}
      </ul>
    </section>
  );
}
