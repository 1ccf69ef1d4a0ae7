import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cappedFetch } from "./provider-fetch";

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = "", headers }, response) => {
    asked.push(`${url} ${headers.authorization}`);
    if (url === "/moved") response.writeHead(302, { Location: "/elsewhere" }).end();
    else response.end(Buffer.alloc(url === "/endless" ? 3 * 1024 * 1024 : 10));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("takes the key to no address that a provider redirects to", async () => {
  const headers = { Authorization: "Bearer key" };
  await expect(cappedFetch(`${origin}/moved`, { headers })).rejects.toThrow(TypeError);
  expect(asked).toEqual(["/moved Bearer key"]);
});

it("reads no endless answer", async () => {
  expect(await (await cappedFetch(`${origin}/short`)).text()).toHaveLength(10);
  const endless = await cappedFetch(`${origin}/endless`);
  await expect(endless.text()).rejects.toThrow("more than");
});
