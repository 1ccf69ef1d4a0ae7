// npm run fonts: subsets @fontsource-variable/* into app/fonts and into the fonts of the guide and of
// the preview images.
//
// The full files weigh 140 KB. The subsets contain the characters of European names and scientific
// notation and the weights of the design: one of the serif, whose headings differ by size only.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
const ascii = range(0x20, 0x7e);
const names = "éöüäíáóñšøåçèłćř";
const marks = "\u00a0–‘’“”…·×±°µ©®";

const fonts = [
  {
    from: "source-serif-4/files/source-serif-4-latin-wght-normal.woff2",
    to: "source-serif",
    text: ascii + names + marks,
    axes: { wght: 400 },
    features: ["kern", "tnum"],
  },
  {
    from: "inter/files/inter-latin-wght-normal.woff2",
    to: "inter",
    text: `${ascii}éö\u00a0–‘’“”…·×±°©`,
    axes: { wght: { min: 400, max: 500 } },
    features: ["tnum"],
  },
];

mkdirSync("app/fonts", { recursive: true });
for (const { from, to, text, axes, features } of fonts) {
  const source = readFileSync(`node_modules/@fontsource-variable/${from}`);
  const subset = await subsetFont(source, text, {
    targetFormat: "woff2",
    variationAxes: axes,
    keepFeatures: features,
  });
  writeFileSync(`app/fonts/${to}.woff2`, subset);
  console.log(`app/fonts/${to}.woff2 ${(subset.length / 1024).toFixed(1)} KB`);
}

// PDFs and preview images need static fonts. Greek letters are in separate files.
const latin = ascii + range(0xa0, 0xff) + marks;
const greek = range(0x370, 0x3ff);
const wholeFonts = [
  ["source-serif-4", "latin", 400, latin, "guide/fonts/source-serif"],
  ["source-serif-4", "latin", 600, latin, "guide/fonts/source-serif"],
  ["source-serif-4", "greek", 400, greek, "guide/fonts/source-serif"],
  ["source-serif-4", "greek", 600, greek, "guide/fonts/source-serif"],
  ["inter", "latin", 500, latin, "seo/fonts/inter"],
  ["inter", "greek", 500, greek, "seo/fonts/inter"],
];

for (const [font, script, weight, text, to] of wholeFonts) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${font}/files/${font}-${script}-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, text, {
    targetFormat: "truetype",
    variationAxes: { wght: weight },
    keepFeatures: ["kern", "liga", "tnum"],
  });
  const file = `lib/${to}-${script}-${weight}.ttf`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, subset);
  console.log(`${file} ${(subset.length / 1024).toFixed(1)} KB`);
}
