const number = new Intl.NumberFormat("en-US");

export function inNumbers(value: number): string {
  return number.format(value);
}

/** In MB below a gigabyte, else in GB. */
export function inBytes(bytes: number): string {
  if (bytes < 1e9) return `${number.format(Math.round(bytes / 1e6))} MB`;
  return `${(bytes / 1e9).toFixed(1)} GB`;
}

export function inSeconds(seconds: number): string {
  return seconds < 1 ? `${number.format(Math.round(seconds * 1_000))} ms` : `${seconds} s`;
}

export function share(part: number, all: number): string {
  return `${((part / all) * 100).toFixed(0)} %`;
}
