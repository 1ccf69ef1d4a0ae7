/** With a true minus sign, a comma between thousands and at least so many decimals. */
export function figure(value: number, decimals = 0): string {
  return value
    .toLocaleString("en", { minimumFractionDigits: decimals, maximumFractionDigits: 6 })
    .replace("-", "−");
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
