/** With a true minus sign, a comma between thousands and at least so many decimals. */
export function figure(value: number, decimals = 0): string {
  return formatWith(decimals).format(value).replace("-", "−");
}

/** One a number of decimals: making a format takes a hundred times longer than using it. */
const formats = new Map<number, Intl.NumberFormat>();

function formatWith(minimumFractionDigits: number): Intl.NumberFormat {
  const known = formats.get(minimumFractionDigits);
  if (known) return known;
  const made = new Intl.NumberFormat("en", { minimumFractionDigits, maximumFractionDigits: 6 });
  formats.set(minimumFractionDigits, made);
  return made;
}

/** An average mass, "4113.64 g/mol": as molecular weights are stored, without a comma. */
export function massText(mass: number): string {
  return `${Number(mass.toFixed(2))} g/mol`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "+1.9", "0", "−2". */
export function signed(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  if (rounded === 0) return "0";
  return rounded > 0 ? `+${rounded}` : `−${Math.abs(rounded)}`;
}

const list = new Intl.ListFormat("en-GB");

/** "A, B and C". */
export function listed(words: string[]): string {
  return list.format(words);
}
