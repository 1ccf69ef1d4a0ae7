import { expect, it } from "vitest";
import { readVideoList, writeRefused } from "./read-video-list";

it("reads a pasted list, or says in plain words what is wrong with it", () => {
  const video = { title: "A title" };
  expect(readVideoList(JSON.stringify({ videos: [video] }))).toEqual({ videos: [video] });
  expect(readVideoList("{").problem).toBe("Invalid JSON format. Please check your input.");
  for (const text of ["[]", "null", '"videos"', '{"videos": {}}']) {
    expect(readVideoList(text).problem, text).toBe("JSON must contain a 'videos' array");
  }
});

it("keeps of a list what was refused, to be mended and sent again", () => {
  const videos = [{ title: "One" }, "two", { title: "Three" }];
  const text = writeRefused(videos, [1, 2]);
  expect(readVideoList(text)).toEqual({ videos: ["two", { title: "Three" }] });
  expect(writeRefused(videos, [])).toBe("");
});

it("takes as many as the server does, and no more", () => {
  const list = (count: number, title: string) =>
    readVideoList(JSON.stringify({ videos: Array(count).fill({ title }) }));
  expect(list(1000, "A title").problem).toBeUndefined();
  expect(list(1001, "A title").problem).toBe("At most 1000 videos can be imported at once");
  expect(list(100, "é".repeat(5_000)).problem).toBe("At most 1 MB can be imported at once");
});
