import type { ReactNode } from "react";

/**
 * A control with its label and error. `fieldProps(id, error)` on the control connects the three.
 */
export function Field({
  id,
  label,
  error,
  children,
}: {
  id: string;
  label: string;
  error?: string;
  children: ReactNode;
}) {
  return (
    <div className="font-sans">
      <label htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-medium">
        {label}
      </label>
      {children}
      <p id={errorId(id)} className="mt-1.5 text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

export function fieldProps(id: string, error: string | undefined) {
  return {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? errorId(id) : undefined,
  };
}

function errorId(id: string): string {
  return `${id}-error`;
}
