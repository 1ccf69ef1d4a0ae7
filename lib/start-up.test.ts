import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { surviveClosedLogs } from "./start-up";

// Logs each uncaught error, as a server does. Reports how many there were.
const SERVER = `
  const { surviveClosedLogs } = await import(${JSON.stringify(path.resolve("lib/start-up.ts"))});
  surviveClosedLogs([process.stdout, process.stderr]);
  let uncaught = 0;
  process.on("uncaughtException", (error) => {
    uncaught += 1;
    process.stderr.write(String(error));
  });
  process.on("message", () => {
    process.stderr.write("a message");
    setTimeout(() => process.send({ uncaught }), 50);
  });
  process.send("ready");
`;

it("survives a closed stderr without an error that would be logged again", async () => {
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "--import=tsx", "--input-type=module", "-e", SERVER],
    { stdio: ["ignore", "ignore", "pipe", "ipc"] },
  );
  const exit = once(child, "exit");
  try {
    expect(await once(child, "message")).toContain("ready");
    child.stderr?.destroy();
    child.send("write");
    expect(await once(child, "message")).toContainEqual({ uncaught: 0 });
    child.kill("SIGTERM");
    expect(await exit).toEqual([null, "SIGTERM"]);
  } finally {
    child.kill("SIGKILL");
  }
});

it("throws any other error of a stream", () => {
  const stream = new PassThrough();
  surviveClosedLogs([stream]);
  expect(() => stream.emit("error", Object.assign(new Error(), { code: "EPIPE" }))).not.toThrow();
  expect(() => stream.emit("error", new Error("disk"))).toThrow("disk");
});
