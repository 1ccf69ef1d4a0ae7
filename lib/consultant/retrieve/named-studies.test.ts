import { expect, it } from "vitest";
import { namesTrial } from "./named-studies";

it.each([
  ["What did STEP 1 find?", "STEP 1"],
  ["What did the RECONNECT trials find?", "RECONNECT 1 and RECONNECT 2"],
  ["What did the cars trial find?", "CARS"],
])("%j names the trial %j", (message, name) => {
  expect(namesTrial(message, name)).toBe(true);
});

it.each([
  ["From which age is DSIP given?", "DSIP in chronic insomnia"],
  ["They tested him with GHRP Kaken 100", "GHRP with and without GHRH in men"],
  ["Do cars matter?", "CARS"],
])("%j does not name the trial %j", (message, name) => {
  expect(namesTrial(message, name)).toBe(false);
});
