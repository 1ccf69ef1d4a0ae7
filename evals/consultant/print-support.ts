import { isShown, readParaphrases } from "./paraphrases";
import { readSeededLibrary } from "./seeded-library";

// npm run eval:support [-- --show]
const showsMissed = process.argv.includes("--show");
const library = await readSeededLibrary();
const judged = readParaphrases().map((one) => ({ ...one, shown: isShown(library, one) }));

for (const [split, isTrue] of [
  ["tuning", true],
  ["tuning", false],
  ["unread", true],
  ["unread", false],
] as const) {
  const own = judged.filter((one) => one.split === split && one.isTrue === isTrue);
  const right = own.filter(({ shown }) => shown === isTrue);
  const share = ((100 * right.length) / own.length).toFixed(1);
  console.log(
    `${split}, ${isTrue ? "true, shown" : "false, withheld"}: ${right.length}/${own.length} (${share} %)`,
  );
  for (const [flaw, ofFlaw] of Map.groupBy(own, (one) => one.flaw ?? "")) {
    if (flaw)
      console.log(`  ${flaw}: ${ofFlaw.filter(({ shown }) => !shown).length}/${ofFlaw.length}`);
  }
  // Nobody should tune on what the unread half misses.
  if (!showsMissed || split === "unread") continue;
  for (const { text } of own.filter(({ shown }) => shown !== isTrue))
    console.log(`  missed: ${text}`);
}
if (judged.some(({ isTrue, shown }) => shown && !isTrue)) process.exitCode = 1;
