import { expect, it } from "vitest";
import { formsOf } from "./asking-forms";

it.each([
  ["why is § given at night?", ["why"]],
  ["how many people took part?", ["figure"]],
  ["when was § approved?", ["when"]],
  ["who found §?", ["who"]],
  ["ok, is § a hormone?", ["polar"]],
  ["how does § work?", ["how"]],
  ["§ side effects", []],
])("reads the form of %j", (text, forms) => {
  expect([...formsOf(text)]).toEqual(expect.arrayContaining(forms));
  if (forms.length === 0) expect(formsOf(text).size).toBe(0);
});
