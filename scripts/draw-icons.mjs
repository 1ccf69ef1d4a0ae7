// npm run icons: renders app/icon.svg as favicon, touch icon and manifest icons.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import pngToIco from "png-to-ico";
import sharp from "sharp";

const PAPER = "#fbfaf7";
const mark = readFileSync("app/icon.svg");

mkdirSync("public/icons", { recursive: true });
// A favicon is transparent around the mark; phones crop the icon, so theirs has a background.
const sizes = await Promise.all([16, 32].map((size) => draw(size, { part: 1 })));
writeFileSync("app/favicon.ico", await pngToIco(sizes));
writeFileSync("app/apple-icon.png", await draw(180, { part: 0.72, background: PAPER }));
writeFileSync("public/icons/icon-192.png", await draw(192, { part: 0.92 }));
writeFileSync("public/icons/icon-512.png", await draw(512, { part: 0.92 }));
// The safe zone of a maskable icon is a circle with 80 % of its width.
writeFileSync("public/icons/maskable-512.png", await draw(512, { part: 0.58, background: PAPER }));

/** The mark centred on a square of `size` pixels; `part` is its share of the width. */
async function draw(size, { part, background = { r: 0, g: 0, b: 0, alpha: 0 } }) {
  const width = Math.round(size * part);
  const drawn = await sharp(mark, { density: 72 * (size / 28) * 2 })
    .resize(width, width)
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
