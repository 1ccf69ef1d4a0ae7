import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { mendRequests, readableAddress } from "./mend-requests";

it.each([
  ["/peptides/81?query=%C3%A4%20x", "/peptides/81?query=%C3%A4%20x"],
  ["/api/peptides/%ff", "/api/peptides/%25ff"],
  ["/%E0%A4%A?a=%20", "/%25E0%25A4%25A?a=%2520"],
  ["/100%", "/100%25"],
])("reads %s as %s", (address, readable) => {
  expect(readableAddress(address)).toBe(readable);
  expect(() => decodeURIComponent(readable)).not.toThrow();
});

it("mends what a server of this process receives", async () => {
  mendRequests();
  const server = createServer(({ method, url }, response) => response.end(`${method} ${url}`));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answer = await new Promise<string>((resolve, reject) => {
    request({ port, host: "127.0.0.1", method: "TRACE", path: "/%ff" }, (response) => {
      response.setEncoding("utf8").once("data", resolve);
    })
      .on("error", reject)
      .end();
  });
  server.close();
  expect(answer).toBe("UNKNOWN /%25ff");
});
