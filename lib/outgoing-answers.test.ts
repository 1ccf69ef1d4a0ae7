import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { guardAnswers } from "./outgoing-answers";

it("lets no shared cache keep what is emptied at a save", async () => {
  guardAnswers();
  const said = ["s-maxage=31536000", "public, S-MaxAge=60", "public, max-age=300", "no-store"];
  const server = createServer((request, response) => {
    response.setHeader("Cache-Control", said[Number(request.url?.slice(1))] ?? "");
    response.setHeader("X-Said", "s-maxage=1");
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const answers = await Promise.all(
    said.map((_, index) => fetch(`http://127.0.0.1:${port}/${index}`)),
  );
  server.close();
  expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
    "public, max-age=0, must-revalidate",
    "public, max-age=0, must-revalidate",
    "public, max-age=300",
    "no-store",
  ]);
  expect(answers[0]?.headers.get("x-said")).toBe("s-maxage=1");
});
