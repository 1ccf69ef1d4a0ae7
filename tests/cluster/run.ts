// npm run test:cluster: three instances of the build, nginx, PostgreSQL and Redis on loopback, and what
// they do on bad days. Prints what it saw.
import { type Cluster, startCluster } from "./cluster";
import { type Finding, printFinding } from "./findings";
import { databaseGoesAway } from "./scenarios/database-away";
import { anInstanceIsKilled, startedAtOnce } from "./scenarios/hosts";
import { redisGoesAway, savesAreSeen } from "./scenarios/saves";
import { stateIsShared } from "./scenarios/shared-state";

type Scenario = (cluster: Cluster) => AsyncGenerator<Finding> | Promise<Finding[]>;

const scenarios: Scenario[] = [
  startedAtOnce,
  stateIsShared,
  savesAreSeen,
  redisGoesAway,
  databaseGoesAway,
  anInstanceIsKilled,
];

const cluster = await startCluster();
let wrong = 0;
try {
  for (const scenario of scenarios) {
    for await (const finding of await scenario(cluster)) {
      printFinding(finding);
      if (!finding.isRight) wrong += 1;
    }
  }
} finally {
  await cluster.stop();
}
console.log(wrong === 0 ? "All as it should be." : `${wrong} not as it should be.`);
process.exitCode = wrong === 0 ? 0 : 1;
