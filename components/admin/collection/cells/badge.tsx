import { cn } from "@/lib/class-names";

const tones = {
  plain: "border-edge/60 text-soft",
  accent: "border-accent/50 bg-accent-wash text-accent-strong",
  notice: "border-notice-line bg-notice-wash text-notice",
  danger: "border-danger-line bg-danger-wash text-danger",
};

export function Badge({
  tone = "plain",
  children,
}: {
  tone?: keyof typeof tones;
  children: string;
}) {
  return (
    <span
      className={cn(
        "inline-block whitespace-nowrap rounded-full border px-2 py-px text-[0.8125rem]",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
