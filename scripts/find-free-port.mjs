import { once } from "node:events";
import { createServer } from "node:net";

/** A free port on 127.0.0.1, assigned by the operating system. */
export async function findFreePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
