import { expect, it } from "vitest";
import { readGreeting } from "./greeting";

it.each(["Hi", "hello there!", "Good morning", "OK", "thanks a lot", "Who are you?"])(
  "%s is met as a greeting",
  (message) => {
    expect(readGreeting(message)).not.toBeNull();
  },
);

it.each(["", "help", "hi, my throat is closing", "ok but he is not breathing", "What is BPC-157?"])(
  "%j is more than a greeting",
  (message) => {
    expect(readGreeting(message)).toBeNull();
  },
);
