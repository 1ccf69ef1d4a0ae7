// npm run lessons:encoder -- FILE: what the encoder learns from.
import { writeFileSync } from "node:fs";
import { CONCERNS } from "../../src/concerns";
import { toPieces } from "../../src/meaning/word-pieces";
import { varied } from "../linear/copies";
import { fingerprint, readExamples } from "../linear/examples";
import { seededRandom, shuffle } from "../linear/random";

const EPOCHS = 4;
const [file] = process.argv.slice(2);
if (!file) throw new Error("Give the file to write to.");

const examples = readExamples();
const random = seededRandom(3);
const epochs = Array.from({ length: EPOCHS }, () =>
  shuffle(varied(examples, random), random).map(({ message, concern }) => ({
    pieces: toPieces(message),
    concern,
  })),
);
writeFileSync(
  file,
  JSON.stringify({ examples: fingerprint(examples), concerns: CONCERNS.length, epochs }),
);
console.log(`${EPOCHS} times ${examples.length} messages`);
