/** "2025-01-28" → "28 January 2025", "2017-12" → "December 2017". */
export function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const name = monthName.format(Date.UTC(2000, Number(month) - 1));
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

export function monthText(date: string): string {
  return dateText(date.slice(0, 7));
}

const monthName = new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" });
