import { isDeepStrictEqual } from "node:util";
import { expect, it } from "vitest";
import { type CachedPage, packPage, unpackPage } from "./packed-page";

const document = "<p>α-MSH — 1,665 Da</p>".repeat(1_000);

function pageOf(parts: Partial<CachedPage>): CachedPage {
  return {
    kind: "APP_PAGE",
    html: document,
    rscData: undefined,
    segmentData: undefined,
    status: 200,
    postponed: undefined,
    headers: { "x-next-cache-tags": "peptides" },
    ...parts,
  } as CachedPage;
}

it.each([
  ["document", pageOf({})],
  ["payload", pageOf({ rscData: Buffer.from(document) })],
  [
    "empty payload and segments",
    pageOf({
      html: "",
      rscData: Buffer.alloc(0),
      segmentData: new Map([
        ["/_tree", Buffer.from([0, 255, 128])],
        ["/_head", Buffer.alloc(0)],
      ]),
    }),
  ],
])("restores a page with its %s", (_, page) => {
  // Compared outside the matcher, which would print whole pages.
  expect(isDeepStrictEqual(unpackPage(packPage(page)), page)).toBe(true);
});

it("stores the repeated content of a page once, and nothing of larger buffers", () => {
  const rscData = Buffer.from(document);
  const segmentData = new Map([["/_tree", rscData]]);
  const { packed } = packPage(pageOf({ rscData, segmentData }));
  expect(packed.byteLength).toBeLessThan(rscData.byteLength / 10);
  expect(packed.buffer.byteLength).toBe(packed.byteLength);
});
