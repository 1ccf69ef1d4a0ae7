const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A date in UTC, so that it is the same in every time zone. */
export function Day({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap figures">
      {format.format(new Date(time))}
    </time>
  );
}
