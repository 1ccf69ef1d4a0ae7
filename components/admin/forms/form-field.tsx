import type { ReactNode } from "react";

export interface ControlProps {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A control or group of controls with its label, help text and error. */
export function FormField({
  id,
  label,
  help,
  error,
  isRequired = false,
  isGroup = false,
  children,
}: {
  id: string;
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean;
  /** The control has no single element for a label. */
  isGroup?: boolean;
  children: (control: ControlProps) => ReactNode;
}) {
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const words = (
    <>
      {label}
      {isRequired && <span className="font-normal text-soft"> (required)</span>}
    </>
  );
  const labelClass = "mb-1 block font-medium text-[0.9375rem]";
  return (
    <div data-field={id} className="min-w-0 font-sans">
      {isGroup ? (
        label && <p className={labelClass}>{words}</p>
      ) : (
        <label htmlFor={id} className={labelClass}>
          {words}
        </label>
      )}
      {help && (
        <p id={`${id}-help`} className="mb-1.5 text-soft text-sm">
          {help}
        </p>
      )}
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": described || undefined,
      })}
      <p id={`${id}-error`} className="mt-1 text-danger text-sm empty:hidden">
        {error}
      </p>
    </div>
  );
}
