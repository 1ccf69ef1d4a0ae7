import { expect, it } from "vitest";
import { factsInput } from "@/lib/facts/facts-input";
import { evidenceTitle } from "./evidence";

const facts = factsInput.parse({
  sources: {
    one: { title: "T", publisher: "P", url: "https://example.org/", checked: "2026-11-22" },
  },
  approvals: [
    {
      agency: "RU",
      state: "current",
      indication: "Stroke",
      conditions: ["ischaemic-stroke"],
      routes: ["intranasal"],
      source: "one",
    },
  ],
});

it("says of an approved medicine where it is approved", () => {
  expect(evidenceTitle("approved", facts)).toBe("Approved medicine · elsewhere only");
  expect(evidenceTitle("approved", { ...facts, approvals: [] })).toBe("Approved medicine");
  expect(evidenceTitle("approved", null)).toBe("Approved medicine");
});

it("says of another tier only its name", () => {
  expect(evidenceTitle("animal", facts)).toBe("Animal studies");
});
