import { expect, it } from "vitest";
import { plainForm } from "./plain-form";

it("reads the digits of every script that the platform can write", () => {
  for (const script of Intl.supportedValuesOf("numberingSystem")) {
    const digits = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false });
    const text = digits.format(1234567890);
    if (!/^\p{Nd}+$/u.test(text)) continue;
    expect(plainForm(text).plain, script).toBe("1234567890");
  }
});

it("knows where each character stood", () => {
  expect(plainForm("a\u200b😀１")).toEqual({ plain: "a😀1", origins: [0, 2, 2, 4, 5] });
});

it.each(["10⁸", "H₂O", "½", "①", "µg"])("does not take %s for a longer number", (text) => {
  expect(plainForm(text).plain.replace("μ", "µ")).toBe(text);
});
