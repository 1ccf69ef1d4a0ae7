// npm run bench [-- --sizes 100,1000]: two tables whose figures are ratios within this run. Nothing fails;
// what the machine does beside slows all alike.
import { parseArgs } from "node:util";
import { printGrowth } from "./growth";
import { printSpeed } from "./speed";

const { values } = parseArgs({
  options: { sizes: { type: "string", default: "100,1000,10000" } },
});

await printSpeed();
await printGrowth(values.sizes.split(",").map(Number));
