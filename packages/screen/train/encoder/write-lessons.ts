// npm run lessons:encoder -- FILE: what the encoder learns from.
import { CONCERNS } from "../../src/concerns";
import { toPieces } from "../../src/meaning/word-pieces";
import { varied } from "../linear/copies";
import { fingerprint, readExamples } from "../linear/examples";
import { seededRandom, shuffle } from "../linear/random";
import { writeLessons } from "./lessons";

const EPOCHS = 4;

const examples = readExamples();
const random = seededRandom(3);
const epochs = Array.from({ length: EPOCHS }, () =>
  shuffle(varied(examples, random), random).map(({ message, concern }) => ({
    pieces: toPieces(message),
    label: concern,
  })),
);
writeLessons({ examples: fingerprint(examples), labels: CONCERNS.length, epochs });
