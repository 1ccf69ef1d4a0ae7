import { configuredModel } from "@/lib/consultant/provider";
import { evaluate, evaluateHostile, type Rate } from "./evaluate";
import { readSeededLibrary } from "./seeded-library";

const library = await readSeededLibrary();

for (const half of ["tuning", "heldOut"] as const) {
  // What the held-out half misses is not shown: nobody should tune on it.
  print(`library model, ${half}`, await evaluate(library, half), half === "tuning");
}
print("scripted hostile providers", await evaluateHostile(library), false);

// A real endpoint, where one is set: each of its cases is a call that costs.
const model = configuredModel();
if (model) print(model.name, await evaluate(library, "tuning", model), true);

/** The held-out half is a measure: it asserts nothing, or its cases would come to be tuned on. */
function print(title: string, rates: Rate[], showsMissed: boolean) {
  const asserts = !title.endsWith("heldOut");
  console.log(`\n${title}`);
  for (const { name, of, held, wanted, missed } of rates) {
    const share = of === 0 ? 1 : held / of;
    const isRight = share >= wanted;
    if (!isRight && asserts) process.exitCode = 1;
    console.log(
      `  ${isRight ? "ok  " : asserts ? "FAIL" : "low "} ${name.padEnd(44)} ${String(held).padStart(4)}/${String(of).padEnd(4)} ${(share * 100).toFixed(1).padStart(5)} % (wanted ${wanted * 100} %)`,
    );
    if (showsMissed) for (const text of missed) console.log(`         ${text}`);
  }
}
