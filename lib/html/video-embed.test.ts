import { describe, expect, it } from "vitest";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { parseVideoAddress, playerAddress, videoEmbed, watchAddress } from "./video-embed";

const youtube = { platform: "youtube", id: "laPaezEsteI" };
const vimeo = { platform: "vimeo", id: "76979871" };
const dailymotion = { platform: "dailymotion", id: "x84sh87" };

describe("parseVideoAddress", () => {
  it.each([
    ["https://www.youtube.com/watch?v=laPaezEsteI", youtube],
    ["https://m.youtube.com/watch?app=desktop&v=laPaezEsteI&t=30s", youtube],
    ["http://youtube.com/watch?v=laPaezEsteI", youtube],
    ["https://youtu.be/laPaezEsteI?si=abc", youtube],
    ["https://www.youtube.com/embed/laPaezEsteI?start=3", youtube],
    ["https://www.youtube-nocookie.com/embed/laPaezEsteI", youtube],
    ["https://www.youtube.com/shorts/laPaezEsteI", youtube],
    [" HTTPS://WWW.YOUTUBE.COM/watch?v=laPaezEsteI ", youtube],
    ["https://vimeo.com/76979871", vimeo],
    ["https://vimeo.com/channels/staffpicks/76979871", vimeo],
    ["https://player.vimeo.com/video/76979871?h=1", vimeo],
    ["https://www.dailymotion.com/video/x84sh87", dailymotion],
    ["https://www.dailymotion.com/video/x84sh87_a-title_news", dailymotion],
    ["https://www.dailymotion.com/embed/video/x84sh87", dailymotion],
  ])("reads %s", (address, embed) => {
    expect(parseVideoAddress(address)).toEqual(embed);
  });

  it.each([
    "",
    "laPaezEsteI",
    "https://www.youtube.com/",
    "https://www.youtube.com/watch",
    "https://www.youtube.com/watch?v=short",
    "https://www.youtube.com/watch?v=laPaezEsteI%22onload=",
    "https://www.youtube.com/embed/laPaezEsteI/../../x",
    "https://www.youtube.com/playlist?list=PL1",
    "https://youtube.com.example.org/watch?v=laPaezEsteI",
    "https://example.org/https://www.youtube.com/watch?v=laPaezEsteI",
    "https://www.youtube.com@example.org/watch?v=laPaezEsteI",
    "javascript:alert(1)//www.youtube.com/watch?v=laPaezEsteI",
    "data:text/html,<script>alert(1)</script>",
    "https://vimeo.com/staffpicks",
    "https://vimeo.com/76979871/0a1b2c3d4e",
    "https://www.dailymotion.com/playlist/x84sh87",
    "https://www.khanacademy.org/science/biology/v/peptide-bond-formation",
  ])("refuses %s", (address) => {
    expect(parseVideoAddress(address)).toBeNull();
  });
});

describe("videoEmbed", () => {
  const code = (src: string) =>
    `<div><iframe width="560" src=${src} allowfullscreen></iframe></div>`;

  it("prefers the address to the embed code", () => {
    const embedCode = code('"https://player.vimeo.com/video/76979871"');
    expect(videoEmbed({ url: "https://youtu.be/laPaezEsteI", embedCode })).toEqual(youtube);
    expect(videoEmbed({ url: "https://example.org/v", embedCode })).toEqual(vimeo);
  });

  it.each([
    ["double quotes", '"https://www.youtube.com/embed/laPaezEsteI?a=1&amp;b=2"'],
    ["single quotes", "'https://www.youtube.com/embed/laPaezEsteI'"],
    ["no quotes", "https://www.youtube.com/embed/laPaezEsteI"],
    ["no protocol", '"//www.youtube.com/embed/laPaezEsteI"'],
  ])("reads an iframe's address with %s", (_, src) => {
    expect(videoEmbed({ url: "", embedCode: code(src) })).toEqual(youtube);
  });

  it.each([
    '<script src="https://www.youtube.com/embed/laPaezEsteI"></script>',
    '<iframe data-src="https://www.youtube.com/embed/laPaezEsteI"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<iframe src="javascript:alert(1)"></iframe>',
    "<iframe",
  ])("refuses %s", (embedCode) => {
    expect(videoEmbed({ url: "", embedCode })).toBeNull();
  });

  it("takes linear time over a hostile code", async () => {
    const embedCode = `${"<iframe ".repeat(600)}src`;
    const block = await longestBlock(async () => {
      expect(videoEmbed({ url: "", embedCode })).toBeNull();
    });
    expect(block / slowness()).toBeLessThan(200);
  });
});

it("rebuilds the addresses of the player and of the page", () => {
  expect(playerAddress({ platform: "youtube", id: "laPaezEsteI" })).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/laPaezEsteI\?/,
  );
  for (const embed of [youtube, vimeo, dailymotion] as Parameters<typeof watchAddress>[0][]) {
    expect(parseVideoAddress(playerAddress(embed))).toEqual(embed);
    expect(parseVideoAddress(watchAddress(embed))).toEqual(embed);
  }
});
