const base =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md px-4 font-sans text-[0.9375rem] font-medium transition-colors disabled:pointer-events-none disabled:opacity-60 [&_svg]:size-[1.1em] [&_svg]:shrink-0";
const variants = {
  primary: "bg-accent text-accent-on hover:bg-accent-strong",
  outline:
    "border border-edge bg-transparent text-ink hover:border-accent hover:text-accent-strong",
  ghost: "text-ink hover:bg-accent-wash hover:text-accent-strong",
  link: "min-h-0 px-0 text-accent-strong underline decoration-1 underline-offset-4 hover:decoration-2",
};
const sizes = { default: "", small: "min-h-9 px-3 text-sm", icon: "size-11 px-0" };

export interface ButtonLooks {
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
  className?: string;
}

/** The classes of a button, also for links. Every page loads it, so it uses no library. */
export function buttonVariants({
  variant = "primary",
  size = "default",
  className = "",
}: ButtonLooks = {}): string {
  return [base, variants[variant], sizes[size], className].filter(Boolean).join(" ");
}
