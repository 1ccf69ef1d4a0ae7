import { expect, it } from "vitest";
import { removeNonce } from "./remove-nonce";

const NONCE = "4GTKerhtG3Zasd83mV3bLA==";

it("removes every trace of the nonce, and nothing else", () => {
  const payload = `1:["$","link",null,{"nonce":"${NONCE}","href":"/é.css"}]\n:HL["/a","style",{"nonce":"${NONCE}"}]\n2:{"async":true,"nonce":"${NONCE}"}`;
  const clean = '1:["$","link",null,{"href":"/é.css"}]\n:HL["/a","style",{}]\n2:{"async":true}';
  const page = {
    html: `<script src="/a.js" nonce="${NONCE}" async=""></script><p title="nonce">é</p><script nonce="${NONCE}">self.__next_f.push([1,${JSON.stringify(payload)}])</script>`,
    rscData: Buffer.from(payload),
    segmentData: new Map([["/_tree", Buffer.from(payload)]]),
  };
  removeNonce(page);
  expect(page).toEqual({
    html: `<script src="/a.js" async=""></script><p title="nonce">é</p><script>self.__next_f.push([1,${JSON.stringify(clean)}])</script>`,
    rscData: Buffer.from(clean),
    segmentData: new Map([["/_tree", Buffer.from(clean)]]),
  });
});

it("leaves a page without a nonce as it is", () => {
  const html = '<script>1</script><p>nonce="4GTKerhtG3Zasd83mV3bLA=="</p>';
  const page = { html, rscData: undefined, segmentData: undefined };
  removeNonce(page);
  expect(page.html).toBe(html);
});
