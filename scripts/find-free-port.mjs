import { once } from "node:events";
import { createServer } from "node:net";

/** A port of this machine's own address that nobody listens at, as the system gives it out. */
export async function findFreePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
