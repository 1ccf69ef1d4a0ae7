import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { CONCERNS } from "@/lib/consultant/safety/classifier/concerns";
import { tokenize } from "@/lib/consultant/safety/classifier/tokens";

const folder = path.join(import.meta.dirname, "examples");

export interface Example {
  message: string;
  tokens: string[];
  /** The row of its concern in `CONCERNS`. */
  concern: number;
  /** Whose way of writing it is: the folder. */
  voice: string;
}

/** All messages of `examples/<voice>/<concern>.txt`, in a fixed order. */
export function readExamples(): Example[] {
  return readdirSync(folder)
    .sort()
    .flatMap((voice) =>
      CONCERNS.flatMap((name, concern) =>
        readLines(path.join(folder, voice, `${name}.txt`)).map((message) =>
          toExample(message, { concern, voice }),
        ),
      ),
    );
}

export function toExample(
  message: string,
  { concern, voice }: Omit<Example, "message" | "tokens">,
) {
  return { message, tokens: tokenize(message), concern, voice };
}

function readLines(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "");
}

/** Says whether a model was made from these examples. */
export function fingerprint(examples: Example[]): string {
  const hash = createHash("sha256");
  for (const { message, concern } of examples) hash.update(`${concern} ${message}\n`);
  return hash.digest("hex").slice(0, 16);
}
