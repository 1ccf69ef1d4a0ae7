import type { Computed } from "@/lib/chemistry/computed";

const MINUS = "\u2212";

/** A number with a true minus sign. */
export function fixed(value: number, digits: number): string {
  const text = value.toFixed(digits);
  return Number(text) === 0 ? text.replace("-", "") : text.replace("-", MINUS);
}

/** A charge or another signed number, such as +2.9. */
export function signedFixed(value: number, digits: number): string {
  const text = fixed(value, digits);
  return Number(value.toFixed(digits)) > 0 ? `+${text}` : text;
}

/** A value, or the words for why there is none; `said` are reasons that were given above. */
export function Value<T>({
  computed,
  said = [],
  children,
}: {
  computed: Computed<T>;
  said?: string[];
  children: (value: T) => string;
}) {
  if (computed.reason === undefined) return <span>{children(computed.value)}</span>;
  return (
    <>
      <span>Not defined</span>
      <small>
        {said.includes(computed.reason) ? "For the reason given above." : computed.reason}
      </small>
    </>
  );
}
