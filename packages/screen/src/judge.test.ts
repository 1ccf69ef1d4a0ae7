import { expect, it } from "vitest";
import { CONCERNS, type Likelihoods } from "./concerns";
import { judge } from "./judge";
import { limits } from "./limits";

const likelihoods = (given: Partial<Likelihoods>) =>
  ({ ...Object.fromEntries(CONCERNS.map((concern) => [concern, 0])), ...given }) as Likelihoods;

it.each([
  ["an ordinary question", { ordinary: 0.9, emergency: 0.1 }, null],
  ["a slight danger", { ordinary: 0.8, emergency: 0.2 }, "emergency"],
  [
    "two dangers that are slight each",
    { ordinary: 0.8, emergency: 0.1, selfHarm: 0.1 },
    "emergency",
  ],
  ["a wish to die", { emergency: 0.3, selfHarm: 0.5 }, "selfHarm"],
  ["a dose, with a slight danger", { dose: 0.9, emergency: 0.1 }, "dose"],
  ["a dose, with a doubt", { dose: 0.88, emergency: 0.12 }, "dose"],
  ["a dose, with more of it", { dose: 0.87, emergency: 0.13 }, "emergency"],
  ["what may be a dose, with a doubt", { ordinary: 0.15, dose: 0.6, emergency: 0.25 }, "emergency"],
  ["a dose, with a danger", { dose: 0.7, emergency: 0.3 }, "emergency"],
  ["a dose that may be a question", { ordinary: 0.73, dose: 0.27 }, "dose"],
  ["a question that may be for a dose", { ordinary: 0.8, dose: 0.2 }, null],
  ["a question that may be of several kinds", { ordinary: 0.7, dose: 0.16, source: 0.14 }, null],
])("judges %s", (_, given, concern) => {
  expect(judge(likelihoods(given))).toBe(concern);
});

it("takes a limit of its own for a danger", () => {
  const slight = likelihoods({ ordinary: 0.8, emergency: 0.2 });
  expect(judge(slight, limits.urgentOfLong)).toBeNull();
  expect(judge(slight, limits.urgent)).toBe("emergency");
});
