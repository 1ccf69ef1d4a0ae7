const format = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** A day, the same for every reader. */
export function Day({ time }: { time: string }) {
  return (
    <time dateTime={time} className="whitespace-nowrap figures">
      {format.format(new Date(time))}
    </time>
  );
}
