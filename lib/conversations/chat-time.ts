const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});

/**
 * A time as the dashboard writes it, in the reader's zone: "Nov 21, 2026, 3:54 PM". Takes ISO 8601,
 * milliseconds since 1970 and the same as text; anything else is "Invalid date".
 */
export function formatChatTime(time: string | number): string {
  const isNumeric = typeof time === "number" || /^-?\d+$/.test(time.trim());
  const date = new Date(isNumeric ? Number(time) : time);
  // Intl sets a narrow space before PM.
  return Number.isNaN(date.getTime()) ? "Invalid date" : format.format(date).replace(/\s/gu, " ");
}
