import { expect, it } from "vitest";
import { toVideoCard } from "./video-card";
import type { Video } from "./video-schema";

const video = {
  id: 1,
  title: "On peptides",
  description: "",
  publisher: "Vox",
  creator: "Vox",
  year: null,
  url: "https://example.org/v",
  link: "https://example.org/v",
  embedCode: '<iframe src="https://player.vimeo.com/video/76979871" onload="alert(1)"></iframe>',
  peptideIds: "0",
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
} satisfies Video;

it("hands the browser what an embed code means and nothing of the code", () => {
  const card = toVideoCard(video);
  expect(card).toMatchObject({
    embed: { platform: "vimeo", id: "76979871" },
    time: Date.parse(video.createdAt),
    peptides: [0],
  });
  expect(JSON.stringify(card)).not.toContain("iframe");
});

it("has no player for a code that means none", () => {
  expect(toVideoCard({ ...video, embedCode: "<script>alert(1)</script>" }).embed).toBeNull();
});
