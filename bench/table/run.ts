// npm run bench [-- --sizes 100,1000 --minutes 10]: tables whose figures are ratios within this run. Nothing
// fails; what the machine does beside slows all alike. A size is given up after some minutes.
import { parseArgs } from "node:util";
import { printGrowth } from "./growth";
import { printSpeed } from "./speed";

const { values } = parseArgs({
  options: {
    sizes: { type: "string", default: "100,1000,10000" },
    minutes: { type: "string", default: "10" },
  },
});

await printSpeed();
const sizes = values.sizes.split(",").filter(Boolean).map(Number);
if (sizes.length > 0) await printGrowth(sizes, Number(values.minutes));
