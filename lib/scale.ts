export interface Scale {
  /** Percent of the way from the lower end to the upper one. */
  place: (value: number) => number;
  /** Round values, at most about eight. */
  ticks: number[];
}

/** A scale over some values, with a margin; logarithmic where asked. Without values it has no ticks. */
export function scaleOver(values: readonly number[], isLog = false): Scale {
  const onAxis = isLog ? Math.log10 : (value: number) => value;
  const low = onAxis(Math.min(...values));
  const high = onAxis(Math.max(...values));
  if (!Number.isFinite(low)) return { place: () => 50, ticks: [] };
  const margin = (high - low) * 0.04 || 1;
  const [from, to] = [low - margin, high + margin];
  return {
    place: (value) => Math.round(((onAxis(value) - from) / (to - from)) * 1000) / 10,
    ticks: isLog ? logTicks(10 ** from, 10 ** to) : linearTicks(from, to),
  };
}

const MIN_LOG_TICKS = 4;

/** 1, 2 and 5 of each power of ten; equal steps over a range that has few of them. */
function logTicks(from: number, to: number): number[] {
  const first = Math.floor(Math.log10(from));
  const powers = Array.from(
    { length: Math.ceil(Math.log10(to)) - first + 1 },
    (_, at) => first + at,
  );
  const ticks = powers
    .flatMap((power) => [1, 2, 5].map((digit) => Number(`${digit}e${power}`)))
    .filter((tick) => tick >= from && tick <= to);
  return ticks.length >= MIN_LOG_TICKS ? ticks : linearTicks(from, to);
}

function linearTicks(from: number, to: number): number[] {
  const rough = (to - from) / MAX_TICKS;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  );
}

const MAX_TICKS = 7;
