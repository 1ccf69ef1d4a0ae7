/** The card's own style sheet: nothing else is loaded. The colours are those of app/globals.css. */
export const EMBED_STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#16181d;--soft:#4a4e57;--line:#dfdbd1;--accent:#3f37c9}
@media(prefers-color-scheme:dark){:root{--paper:#171a20;--ink:#eceae4;--soft:#b4b6bd;--line:#2c3038;--accent:#c6cbff}}
*{box-sizing:border-box;margin:0}
body{background:transparent;color:var(--ink);font:15px/1.45 system-ui,sans-serif;overflow-wrap:anywhere}
main{background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:14px 16px}
h1{font:400 22px/1.2 Georgia,serif}
p{color:var(--soft);font-size:13px;margin-top:4px}
a{color:var(--accent)}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
dl{margin:10px 0}
dl div{display:grid;grid-template-columns:5.5rem minmax(0,1fr);gap:12px;border-top:1px solid var(--line);padding:5px 0}
dt{color:var(--soft)}
dd{font-variant-numeric:tabular-nums}
sub{font-size:.72em;line-height:0}
`.replaceAll("\n", "");
