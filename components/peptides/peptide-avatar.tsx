/** The specified avatar: two letters of the name by default, smaller type for longer text. */
export function PeptideAvatar({
  name,
  avatarText,
  avatarColor,
  size = "small",
}: {
  name: string;
  avatarText: string;
  avatarColor: string;
  size?: "small" | "large";
}) {
  const text = avatarText.trim() || name.slice(0, 2);
  const fontSize = avatarFontSize(text);
  const scale = avatarScale(text, size);
  return (
    <span
      aria-hidden="true"
      className={size === "large" ? "avatar avatar-large" : "avatar"}
      style={{ backgroundColor: avatarColor, ...(fontSize !== 14 && { fontSize }) }}
    >
      {scale < 1 ? <span style={{ scale: scale.toFixed(2) }}>{text}</span> : text}
    </span>
  );
}

/** The width of a line inside the circle, in px. */
const LINE_WIDTH = { small: 40, large: 55 };
/** Widths of letters relative to the font size, at most: Inter, semi-bold. */
const WIDEST = 1.05;
const WIDTHS: [RegExp, number][] = [
  [/[ijlIft.,:;|!'()\s-]/, 0.42],
  [/[mw]/, 0.92],
  [/[\p{Ll}\p{N}]/u, 0.66],
  [/[A-LN-VX-Z]/, 0.78],
];

/** The scale at which the longest line fits into the circle. */
export function avatarScale(text: string, size: keyof typeof LINE_WIDTH): number {
  const width = Math.max(...text.split("\n").map((line) => widthOf(line.trim())));
  return Math.min(1, LINE_WIDTH[size] / (width * avatarFontSize(text)));
}

function widthOf(line: string): number {
  return [...line].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
    0,
  );
}

/** In px: 14 for up to four characters, otherwise 24 minus the length, at least 10. */
export function avatarFontSize(text: string): number {
  return text.length <= 4 ? 14 : Math.max(10, 24 - text.length);
}
