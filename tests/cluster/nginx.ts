import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findFreePort } from "@/scripts/find-free-port.mjs";
import { waitUntilReady } from "@/scripts/wait-until-ready.mjs";

/** nginx as `deploy/nginx` configures it for several hosts, but on loopback and without TLS. */
export async function startNginx(folder: string, ports: number[]) {
  const home = path.join(folder, "nginx");
  mkdirSync(home);
  const port = await findFreePort();
  writeFileSync(path.join(home, "upstream.conf"), upstream(ports));
  return runNginx(home, port, site(home, port), "/api/health");
}

/** nginx that sends the files of a folder. */
export async function serveFile(folder: string) {
  const port = await findFreePort();
  return runNginx(
    folder,
    port,
    `server { listen 127.0.0.1:${port}; root ${folder}; }`,
    "/page.html",
  );
}

async function runNginx(home: string, port: number, sites: string, probe: string) {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const configuration = path.join(home, "nginx.conf");
  writeFileSync(
    configuration,
    `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid ${home}/nginx.pid;
error_log ${home}/error.log;
events {}
http {
access_log off;
${temporary.map((kind) => `${kind}_temp_path ${home}/${kind};`).join("\n")}
${sites}
}
`,
  );
  const server = spawn("nginx", ["-p", home, "-e", `${home}/error.log`, "-c", configuration], {
    stdio: "inherit",
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilReady(address + probe, { server });
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGTERM");
    await ended;
  };
  return { address, stop };
}

function upstream(ports: number[]): string {
  const hosts = readFileSync("deploy/nginx/upstream-hosts.conf", "utf8");
  let at = 0;
  return hosts.replace(/10\.0\.0\.\d+:3000/g, () => `127.0.0.1:${ports[at++]}`);
}

function site(home: string, port: number): string {
  return readFileSync("deploy/nginx/amide.conf", "utf8")
    .replace(/^server \{\n {2}listen 80;.*?^\}\n/ms, "")
    .replace(/^ {2}listen 443 .*$/m, `  listen 127.0.0.1:${port};`)
    .replace(/^ {2}(?:listen \[|ssl_).*$/gm, "")
    .replaceAll("/etc/nginx/amide/", `${home}/`)
    .replaceAll("/var/cache/nginx/", `${home}/`);
}
