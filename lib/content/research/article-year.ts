/** The year of publication, else the year of the date; null where neither is known. */
export function yearOf({
  year,
  date,
}: {
  year: number | null;
  date: string | null;
}): number | null {
  if (year !== null) return year;
  const ofDate = date ? new Date(date).getUTCFullYear() : Number.NaN;
  return Number.isNaN(ofDate) ? null : ofDate;
}
