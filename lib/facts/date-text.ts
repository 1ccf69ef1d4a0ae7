/** "2025-01-28" → "28 January 2025", "2017-12" → "December 2017". */
export function dateText(date: string): string {
  const [year, month, day] = date.split("-");
  if (!month) return date;
  const name = MONTHS[Number(month) - 1];
  return day ? `${Number(day)} ${name} ${year}` : `${name} ${year}`;
}

export function monthText(date: string): string {
  return dateText(date.slice(0, 7));
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
