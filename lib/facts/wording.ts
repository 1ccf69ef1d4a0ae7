/** With a true minus sign, a comma between thousands and at least so many decimals. */
export function figure(value: number, decimals = 0): string {
  return value
    .toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
    .replace("-", "−");
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
