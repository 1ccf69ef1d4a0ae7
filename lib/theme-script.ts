export const THEME_KEY = "theme";
export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

/**
 * Runs before the first paint: the stored choice, light where there is none, the system's only
 * where it was chosen. Storage may be refused (private windows), which leaves light. The class `js`
 * tells the styles that scripts run.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=localStorage.getItem("${THEME_KEY}")}catch(e){}var d=t==="dark"||t==="system"&&matchMedia("(prefers-color-scheme: dark)").matches;var c=document.documentElement.classList;c.add("js");c.toggle("dark",d)})()`;
