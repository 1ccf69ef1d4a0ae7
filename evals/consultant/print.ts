import { configuredModel } from "@/lib/consultant/generate/provider/provider";
import { evaluate, evaluateHostile, type Rate } from "./evaluate";
import { reached } from "./reached";
import { readSeededLibrary } from "./seeded-library";

const library = await readSeededLibrary();

for (const half of ["tuning", "heldOut"] as const) {
  // What the held-out half misses is not shown: nobody should tune on it.
  const rates = await evaluate(library, half);
  print(`library model, ${half}`, rates, {
    reached: reached[half],
    showsMissed: half === "tuning",
  });
}
print("scripted hostile providers", await evaluateHostile(library));

// A real endpoint, where one is set: each of its cases is a call that costs.
const model = configuredModel();
if (model) print(model.name, await evaluate(library, "tuning", { model }), { showsMissed: true });

interface Options {
  reached?: Record<string, number>;
  showsMissed?: boolean;
}

/** A rate is "low" where less is reached than is wanted, and fails where it is less than it was. */
function print(title: string, rates: Rate[], { reached = {}, showsMissed = false }: Options = {}) {
  console.log(`\n${title}`);
  for (const { name, of, held, wanted, missed } of rates) {
    const share = of === 0 ? 1 : held / of;
    const hasFallen = share < (reached[name] ?? wanted);
    if (hasFallen) process.exitCode = 1;
    const mark = hasFallen ? "FAIL" : share < wanted ? "low " : "ok  ";
    const count = `${String(held).padStart(4)}/${String(of).padEnd(4)}`;
    const percent = `${(share * 100).toFixed(1).padStart(5)} % (wanted ${wanted * 100} %)`;
    console.log(`  ${mark} ${name.padEnd(44)} ${count} ${percent}`);
    if (showsMissed) for (const text of missed) console.log(`         ${text}`);
  }
}
