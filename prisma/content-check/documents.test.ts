import { describe, expect, it } from "vitest";
import { checkContent } from "./check-content";
import { expectOnly, takeSample } from "./sample";

describe("checkContent on documents", () => {
  it.each<[name: string, key: string, field: string, value: unknown, problem: string]>([
    ["an empty text", "about-content", "mission", "", "is empty"],
    ["a text left out", "legal-docs", "privacy", undefined, "is missing"],
    ["an unknown text", "site-text", "slogan", "x", '"slogan"'],
    ["a number as a text", "site-text", "heroText", 1, "expected string"],
    ["a real address", "contact-info", "email", "info@amide.org", "reserved example domain"],
    ["a real number", "contact-info", "phone", "+1 212 736 5000", "reserved example number"],
    ["a real number's form", "contact-content", "whatsapp", "+4915112345678", "example number"],
    ["a real name", "contact-content", "telegram", "amide", "somebody's"],
    ["a real account", "social-media", "facebook", "https://facebook.com/amide", "example domain"],
    ["a real site in a text", "legal-docs", "terms", "See www.amide.com.", "reserved example"],
    ["a promise", "site-text", "footerText", "Peptides that cure.", "a promise"],
    ["a guarantee", "about-content", "team", "Results guaranteed.", "a promise"],
    ["an order", "about-content", "team", "Be well. Inject slowly.", "imperative dosing"],
    ["an order on a line", "ai-settings", "trainingPrompt", "So:\n- x\nTake 2.", "imperative"],
    ["an amount to take", "about-content", "team", "Then take 2 of them.", "imperative dosing"],
    ["what to take", "about-content", "team", "So you take the dose.", "imperative dosing"],
    ["a script", "about-content", "team", "<script>x()</script>", "<script> is not allowed"],
  ])("reports %s", (_, key, field, value, problem) => {
    const files = takeSample();
    const file = `documents/${key}.yaml`;
    const document = Object(files[file]);
    if (value === undefined) delete document[field];
    else document[field] = value;
    const isUnknown = field === "slogan";
    expectOnly(files, { file, field: isUnknown ? "" : field, problem });
  });

  it.each([
    "We take care that nothing is lost. Take note of the date.",
    "It does not take account of anyone's health. The answer may take 24-48 business hours.",
    "We do not guarantee that it is complete. Write to contact@amide.example, e.g. on +1 202 555 0142.",
  ])("accepts %s", (text) => {
    const files = takeSample();
    Object(files["documents/legal-docs.yaml"]).terms = text;
    expect(checkContent(files)).toEqual([]);
  });

  it("reports a missing question", () => {
    const files = takeSample();
    Object(files["documents/contact-content.yaml"]).faqs.pop();
    const file = "documents/contact-content.yaml";
    expectOnly(files, { file, field: "faqs", problem: "has 3 items, wants 4" });
  });

  it("reports a missing document and a file that belongs nowhere", () => {
    const { "documents/site-text.yaml": text, ...files } = takeSample();
    expectOnly(files, { file: "documents/site-text.yaml", field: "", problem: "is missing" });
    const strange = { ...files, "documents/site-text.yaml": text, "documents/texts.yaml": text };
    expectOnly(strange, { file: "documents/texts.yaml", field: "", problem: "no content type" });
  });

  it("reports a missing list", () => {
    const { "videos.yaml": _, ...files } = takeSample();
    expectOnly(files, { file: "videos.yaml", field: "", problem: "is missing" });
  });
});
