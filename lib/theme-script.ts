export const THEME_KEY = "theme";
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Sets the theme before the first paint: the stored preference, or light if there is none or storage is
 * blocked (private windows). The class `js` tells the styles that scripts run.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}var d=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;var c=document.documentElement.classList;c.add("js");c.toggle("dark",d)})()`;
