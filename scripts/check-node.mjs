// Imported first, so that an older Node ends with a sentence and not within what it cannot load.
const MIN_NODE = [22, 15];

const [major, minor] = process.versions.node.split(".").map(Number);
if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
  console.error(
    `Amide's server and commands need Node ${MIN_NODE.join(".")} or newer; this is ${process.versions.node}. A clone has one at node_modules/.bin/node.`,
  );
  process.exit(1);
}
