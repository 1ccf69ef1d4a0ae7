import { expect, test } from "@playwright/test";
import { serveKeptSite } from "../support/kept-site";
import { writerOf } from "../support/own-site-writer";

const site = serveKeptSite();

/** So many saves, each at another moment of the reading of the pages. */
const ROUNDS = 8;

test("what was being read during a save is not kept", async () => {
  const save = writerOf(site);
  const read = async (path: string) => (await fetch(site.address + path)).text();
  for (let round = 0; round < ROUNDS; round++) {
    await save("/api/ai-settings", { consultantDescription: `Before save ${round}.` });
    const begun = ["/consultant", "/"].map(read);
    for (let turn = 0; turn < round; turn++) await read("/api/health");
    await save("/api/ai-settings", { consultantDescription: `After save ${round}.` });
    await Promise.all(begun);
    expect(await read("/consultant")).toContain(`After save ${round}.`);
  }
});
