"use client";

import { Monitor, Moon, Sun } from "lucide";
import { useEffect, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { THEME_KEY, THEMES, type Theme } from "@/lib/theme-script";

const icons = { light: Sun, dark: Moon, system: Monitor };
const names = { light: "Light", dark: "Dark", system: "System" };

/** Cycles through light, dark and system. Follows a change in another tab. */
export function ThemeToggle() {
  const [theme, setTheme] = useState<Theme>("light");

  useEffect(() => {
    const follow = () => {
      const stored = readTheme();
      setTheme(stored);
      showTheme(stored);
    };
    const system = matchMedia("(prefers-color-scheme: dark)");
    follow();
    addEventListener("storage", follow);
    system.addEventListener("change", follow);
    return () => {
      removeEventListener("storage", follow);
      system.removeEventListener("change", follow);
    };
  }, []);

  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "light";
  const icon = icons[theme];
  return (
    <button
      type="button"
      className="needs-scripts flex min-h-11 items-center gap-3 rounded-md px-3 text-[0.9375rem] text-soft hover:bg-accent-wash hover:text-ink lg:size-11 lg:justify-center lg:px-0"
      aria-label={`Theme: ${names[theme]}. Change to ${names[next].toLowerCase()}`}
      title={`Theme: ${names[theme]}`}
      onClick={() => {
        storeTheme(next);
        setTheme(next);
        showTheme(next);
      }}
    >
      <Icon node={icon} className="size-[1.15rem]" />
      <span className="lg:hidden">Theme: {names[theme]}</span>
    </button>
  );
}

function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return THEMES.find((theme) => theme === stored) ?? "light";
  } catch {
    return "light"; // Storage is refused in some private windows.
  }
}

function storeTheme(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the preference lasts as long as the page.
  }
}

function showTheme(theme: Theme) {
  const isDark =
    theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
}
