import type { Config } from "tailwindcss";

// The values stand in app/globals.css, once for each theme; what is scanned for classes is named by
// each sheet, so that public pages carry none of the dashboard's.
const color = (name: string) => `var(--${name})`;

export default {
  darkMode: "class",
  theme: {
    extend: {
      colors: {
        paper: color("paper"),
        raised: color("raised"),
        ink: color("ink"),
        soft: color("soft"),
        line: color("line"),
        edge: color("edge"),
        accent: {
          DEFAULT: color("accent"),
          strong: color("accent-strong"),
          wash: color("accent-wash"),
          on: color("accent-on"),
        },
        danger: {
          DEFAULT: color("danger"),
          wash: color("danger-wash"),
          line: color("danger-line"),
        },
        notice: {
          DEFAULT: color("notice"),
          wash: color("notice-wash"),
          line: color("notice-line"),
        },
      },
      fontFamily: {
        serif: ["var(--font-serif)", "Georgia", "serif"],
        sans: ["var(--font-sans)", "system-ui", "sans-serif"],
        mono: ["ui-monospace", "SFMono-Regular", "Menlo", "Consolas", "monospace"],
      },
      maxWidth: { page: "80rem", text: "42rem" },
    },
  },
} satisfies Config;
