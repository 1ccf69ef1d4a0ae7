import { expect, it } from "vitest";
import { toDefinitions } from "../corpus/definition-passages";
import { findDefinition } from "./find-definition";

const definitions = toDefinitions();

it.each([
  ["What is a half-life?", "/glossary/half-life"],
  ["what are half lives", "/glossary/half-life"],
  ["define hazard ratio", "/glossary/hazard-ratio"],
  ["What does “boxed warning” mean?", "/glossary/boxed-warning"],
  ["what does 'half-life' mean on your pages", "/glossary/half-life"],
  ["what's a placebo", "/glossary/placebo"],
])("%j is answered by the glossary", (question, href) => {
  expect(findDefinition({ definitions }, question)?.href).toBe(href);
});

it.each([
  "What is the half-life of semaglutide?",
  "which trials had a placebo",
  "placebo",
  "what is semaglutide",
  "what are peptides",
])("%j asks for no definition", (question) => {
  expect(findDefinition({ definitions }, question)).toBeNull();
});
