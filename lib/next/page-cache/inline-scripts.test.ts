import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { THEME_SCRIPT } from "@/lib/theme-script";
import { hashInlineScripts } from "./inline-scripts";

const START = "(self.__next_f=self.__next_f||[]).push([0])";
const bootstrap = (settings: unknown) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(settings)});`;

const source = (script: string) =>
  `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

describe("hashInlineScripts", () => {
  it.each([
    ["the theme script", THEME_SCRIPT],
    ["the start of the payload", START],
    ["text of the payload", 'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n\\u003cb>"])'],
    ["binary data of the payload", 'self.__next_f.push([3,"AAECAw=="])'],
    [
      "the framework's bootstrap",
      bootstrap({ otherChunks: ["static/chunks/3axh5gmv-pqm4.js"], runtimeModuleIds: [494553] }),
    ],
  ])("hashes %s", async (_, script) => {
    const html = `<body><script id="_R_">${script}</script><script src="/a.js"></script></body>`;
    expect(await hashInlineScripts(html)).toEqual([source(script)]);
  });

  it.each([
    ["a script of one's own", "alert(1)"],
    ["code behind the theme script", `${THEME_SCRIPT};alert(1)`],
    ["code behind the start", `${START};alert(1)`],
    ["code in the payload", 'self.__next_f.push([1,"a"+alert(1)])'],
    ["code behind the payload", 'self.__next_f.push([1,"a"]);alert(1)'],
    ["a call within the payload", 'self.__next_f.push([1,"a"].concat(alert(1)))'],
    ["an unknown kind of payload", 'self.__next_f.push([4,"a"])'],
    ["a bootstrap with code", `${bootstrap({ otherChunks: [], runtimeModuleIds: [] })}alert(1)`],
    [
      "a bootstrap that loads from elsewhere",
      bootstrap({ otherChunks: ["https://evil.example/static/chunks/x.js"], runtimeModuleIds: [] }),
    ],
    ["a bootstrap with more than is known", bootstrap({ otherChunks: [], onload: "alert(1)" })],
    ["structured data", '{"@context":"https://schema.org"}'],
  ])("gives no hash to %s", async (_, script) => {
    expect(await hashInlineScripts(`<script>${script}</script>`)).toEqual([]);
  });

  it("hashes each script once", async () => {
    const html = `<script>${START}</script><p></p><script nonce="x">${START}</script>`;
    expect(await hashInlineScripts(html)).toEqual([source(START)]);
  });
});
