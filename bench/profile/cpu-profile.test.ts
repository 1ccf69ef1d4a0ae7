import { expect, it } from "vitest";
import { type CpuProfile, selfTimes, toFrames } from "./cpu-profile";
import { drawFlameChart } from "./flame-chart";

const frame = (functionName: string, url: string) => ({ functionName, url, lineNumber: 0 });
const profile: CpuProfile = {
  nodes: [
    { id: 1, callFrame: frame("(root)", ""), children: [2, 3, 7] },
    { id: 2, callFrame: frame("(idle)", "") },
    { id: 3, callFrame: frame("listen", "node:_http_server"), children: [4, 5] },
    {
      id: 4,
      callFrame: frame("render", "file:///a/node_modules/next/dist/render.js"),
      children: [6],
    },
    { id: 5, callFrame: frame("render", "file:///a/node_modules/next/dist/render.js") },
    { id: 6, callFrame: frame("read", "file:///a/.next/server/page.js") },
    { id: 7, callFrame: frame("(garbage collector)", "") },
  ],
  samples: [2, 3, 4, 5, 6, 7],
  timeDeltas: [500, 10, 20, 30, 40, 50],
};

it("tells whose code took the time, and waiting is nobody's", () => {
  expect(Object.fromEntries(selfTimes(toFrames(profile), ({ owner }) => owner))).toEqual({
    Node: 10,
    Next: 50,
    ours: 40,
    "garbage collection": 50,
  });
});

it("joins calls of one function from one place", () => {
  const [listen] = toFrames(profile);
  expect(listen).toMatchObject({ name: "listen (node:_http_server)", total: 100 });
  expect(listen?.calls).toMatchObject([{ name: "render (render.js)", self: 50, total: 90 }]);
});

it("draws a chart of at most 60 KB with its title", () => {
  const many = Array.from({ length: 3_000 }, (_, at) => ({
    name: `function${at} <a>`,
    owner: "ours" as const,
    self: 1_000 + at,
    total: 1_000 + at,
    calls: [],
  }));
  const svg = drawFlameChart(many, "Where & how");
  expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(60_000);
  expect(svg).toContain("<title>Where &amp; how</title>");
  expect(svg).toContain('role="img"');
  expect(drawFlameChart(toFrames(profile), "Few")).toContain("render (render.js)");
});
