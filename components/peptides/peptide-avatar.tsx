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
  return (
    <span
      aria-hidden="true"
      className={size === "large" ? "avatar avatar-large" : "avatar"}
      style={{ backgroundColor: avatarColor, ...(fontSize !== 14 && { fontSize }) }}
    >
      {text}
    </span>
  );
}

/** In px: 14 for up to four characters, otherwise 24 minus the length, at least 10. */
export function avatarFontSize(text: string): number {
  return text.length <= 4 ? 14 : Math.max(10, 24 - text.length);
}
