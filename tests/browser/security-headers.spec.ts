import { readFileSync } from "node:fs";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { playerAddress } from "@/lib/html/video-embed";
import { EMBED_POLICY } from "@/lib/security-headers";
import { serveKeptSite } from "../support/kept-site";
import { serveOwnSite } from "../support/own-site";
import { routes } from "./routes";

const FRAMES =
  "frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.dailymotion.com https://geo.dailymotion.com";

/** An address for every page and route handler of the build. */
function everyAddress(): string[] {
  const manifest = JSON.parse(readFileSync(".next/app-path-routes-manifest.json", "utf8"));
  const addresses = Object.values<string>(manifest).map((route) =>
    route
      .replace(/^\/\[lang\]/, "")
      .replace("[...unknown]", "unknown")
      .replace("[...rest]", "nowhere")
      .replace(/\[\w+\]/g, "1")
      .replace(/^$/, "/"),
  );
  return [...new Set([...addresses, ...routes, "/api/nothing", "/%ff"])];
}

test("every answer has the fixed headers and a policy without foreign hosts", async ({
  request,
}) => {
  const addresses = everyAddress();
  expect(addresses.length).toBeGreaterThan(40);
  for (const address of addresses) {
    const response = await request.get(address, { maxRedirects: 0 });
    const headers = response.headers();
    expect(response.status(), address).toBeLessThan(500);
    expect(headers, address).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": /^\/(previews|embed)\//.test(address)
        ? "cross-origin"
        : "same-origin",
    });
    expect(headers["cache-control"] ?? "", address).not.toContain("s-maxage");
    expect(headers["permissions-policy"], address).toContain("camera=()");
    expect(headers["strict-transport-security"], address).toBeUndefined();
    expect(headers["x-powered-by"], address).toBeUndefined();
    expect(headers.server, address).toBeUndefined();
    if (address.startsWith("/embed/")) {
      expect(headers["x-frame-options"]).toBeUndefined();
      expect(headers["content-security-policy"]).toBe(EMBED_POLICY);
      continue;
    }
    expect(headers["x-frame-options"], address).toBe("DENY");
    // The dashboard, to which the login leads, frames its own previews.
    const policy = (headers["content-security-policy"] ?? "").replace(
      "frame-src 'self' ",
      address === "/login" ? "frame-src " : "",
    );
    expect(policy, address).toMatch(/^default-src 'none'; /);
    for (const part of [
      "script-src-attr 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      FRAMES,
    ]) {
      expect(policy, address).toContain(part);
    }
    expect(policy.replace(FRAMES, ""), address).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policy, address).not.toMatch(/script-src [^;]*'unsafe-inline'/);
  }
});

test("scripts, styles and faces are what they say they are, and this site's alone", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css|woff2)/g))];
  expect(files.length).toBeGreaterThan(10);
  const missing = "/_next/static/none.js";
  for (const address of [...files, missing]) {
    const headers = (await request.get(address)).headers();
    expect(headers, address).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-resource-policy": "same-origin",
    });
    // In the place of a missing file comes a page.
    if (address !== missing) expect(headers["content-security-policy"], address).toBeUndefined();
  }
});

test("scripts and style sheets come as Brotli, whole and typed as without", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const files = [...new Set(html.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g))];
  const get = (address: string, accepted: string) =>
    request.get(address, { headers: { "Accept-Encoding": accepted } });
  for (const address of files) {
    const [compressed, plain] = [await get(address, "br"), await get(address, "identity")];
    expect(plain.headers()["content-encoding"], address).toBeUndefined();
    expect(compressed.headers(), address).toMatchObject({
      "content-encoding": "br",
      "content-type": plain.headers()["content-type"],
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
    expect(await compressed.text(), address).toBe(await plain.text());
  }
});

test("a page that is asked for again comes compressed once, with the same headers", async ({
  request,
}) => {
  const headers = { "Accept-Encoding": "br, gzip" };
  const get = () => request.get("/about", { headers });
  const varying = new Set([
    "content-encoding",
    "content-length",
    "date",
    "transfer-encoding",
    "vary",
    "x-request-id",
  ]);
  const steady = (all: Record<string, string>) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !varying.has(name)));
  await expect.poll(async () => (await get()).headers()["x-nextjs-cache"]).toBe("HIT");
  const gzipped = await request.get("/about?uncached", { headers });
  await expect.poll(async () => (await get()).headers()["content-encoding"]).toBe("br");
  const page = await get();
  expect(await page.text()).toBe(await gzipped.text());
  expect(steady(page.headers())).toEqual(steady(gzipped.headers()));
  expect(page.headers().vary).toContain("rsc");
  const etag = page.headers().etag ?? "";
  const known = await request.get("/about", { headers: { ...headers, "If-None-Match": etag } });
  expect([known.status(), (await known.body()).length]).toEqual([304, 0]);
});

test("an https site is not told of by a header that a visitor invents", async ({ request }) => {
  const response = await request.get("/api/health", { headers: { "X-Forwarded-Proto": "https" } });
  expect(response.headers()["strict-transport-security"]).toBeUndefined();
});

test("login and dashboard run no inline script but those with a nonce of their own", async ({
  request,
}) => {
  const nonces = new Set<string>();
  for (const headers of [{}, { "Content-Security-Policy": "script-src 'nonce-chosen'" }, {}]) {
    const response = await request.get("/login", { headers: headers as Record<string, string> });
    const policy = response.headers()["content-security-policy"] ?? "";
    const [, scripts = ""] = /script-src ([^;]+);/.exec(policy) ?? [];
    expect(scripts).toMatch(/^'nonce-[\w+/]{22}==' 'strict-dynamic' 'sha256-[\w+/]{43}='$/);
    const [, nonce = ""] = /'nonce-([^']+)'/.exec(scripts) ?? [];
    nonces.add(nonce);
    const tags = (await response.text()).match(/<script[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual(["<script>"]);
  }
  expect(nonces.size).toBe(3);
});

test("a cached page's policy holds the hashes of its scripts, and is the same for everybody", async ({
  request,
}) => {
  for (const address of ["/", "/peptides/81", "/nowhere-at-all"]) {
    const answers = [await request.get(address), await request.get(address)];
    const [first, second] = answers.map(
      (answer) =>
        /script-src ([^;]+);/.exec(answer.headers()["content-security-policy"] ?? "")?.[1],
    );
    expect(first, address).toMatch(/^'self'(?: 'sha256-[\w+/]{43}='){4,8}$/);
    expect(second, address).toBe(first);
    expect(await answers[0]?.text(), address).not.toContain("nonce=");
  }
});

test("what only Next's own machinery asks for is refused", async ({ request }) => {
  const image = await request.get("/_next/image?url=%2Ficon.svg&w=64&q=75");
  expect(image.status()).toBe(404);
  const prefetch = await request.get("/", { headers: { "X-Middleware-Prefetch": "1" } });
  expect(prefetch.headers()).not.toHaveProperty("x-matched-path");
  expect(await prefetch.text()).toContain("<h1");
  const action = await request.post("/contact", { headers: { "Next-Action": "x" }, data: "[]" });
  expect(action.status()).toBe(404);
});

test("the players' origins are those that the policy names", () => {
  for (const platform of ["youtube", "vimeo", "dailymotion"] as const) {
    expect(FRAMES).toContain(new URL(playerAddress({ platform, id: "1" })).origin);
  }
});

/** Everything that a page's policy forbids it, from its first moment on. */
function watchPolicy(page: Page): string[] {
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy|Permissions-Policy/i.test(message.text()))
      violations.push(message.text());
  });
  return violations;
}

// The public pages are watched one by one in every-page.spec.ts.
test("no page does what its policy forbids, in the dark theme too", async ({ page }) => {
  const violations = watchPolicy(page);
  for (const address of ["/login", "/admin/nothing"]) {
    await page.goto(address, { waitUntil: "networkidle" });
  }
  await page.evaluate(() => localStorage.setItem("theme", "dark"));
  for (const address of ["/", "/contact/check?draft=none", "/login"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.locator("html"), address).toHaveClass(/dark/);
  }
  expect(violations).toEqual([]);
});

test("nor when it is used: search, dialog, notices, tabs, videos, navigation, login", async ({
  page,
}) => {
  const violations = watchPolicy(page);
  await page.goto("/");
  await page.getByRole("button", { name: "Contact us" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/database");
  await page.getByRole("searchbox").or(page.getByRole("textbox")).first().fill("bpc");
  await page.keyboard.press("Enter");
  await page.waitForLoadState("networkidle");
  await page.goto("/peptides/81");
  await page.getByRole("tab").nth(3).click();
  await page.goto("/research");
  await page.goto("/research?tab=videos");
  await page.goto("/contact");
  await page.getByRole("textbox", { name: "Name" }).focus();
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.goto("/login");
  await expect(page.locator("form[novalidate]")).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Username and password are required")).toBeVisible();
  await page.getByLabel("Username").fill("admin");
  await page.getByLabel("Password").fill("a password for tests");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByText("Logged in successfully")).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await page.goto("/admin/nothing", { waitUntil: "networkidle" });
  expect(violations).toEqual([]);
});

test("a played video may be framed, any other host may not", async ({ page }) => {
  const violations = watchPolicy(page);
  const hosts = /youtube-nocookie\.com|vimeo\.com|dailymotion\.com/;
  await page.route(hosts, (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The player</h1>" }),
  );
  await page.goto("/research?tab=videos");
  await page
    .getByRole("button", { name: /^Play / })
    .first()
    .click();
  await expect(page.frameLocator("iframe").getByRole("heading")).toHaveText("The player");
  expect(violations).toEqual([]);

  await page.evaluate(() => {
    const frame = document.createElement("iframe");
    frame.src = "https://evil.example/";
    const image = document.createElement("img");
    image.setAttribute("onerror", "document.title = 'taken'");
    image.src = "https://evil.example/x.png";
    const script = document.createElement("script");
    script.src = "https://evil.example/x.js";
    document.body.append(frame, image, script);
  });
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(4);
  await expect(page).not.toHaveTitle("taken");
  for (const directive of ["frame-src", "script-src-attr", "img-src", "script-src"]) {
    expect(violations.some((text) => text.includes(`${directive} `))).toBe(true);
  }
});

test.describe("on a site of its own", () => {
  const site = serveKeptSite();

  test("a script that slipped into stored text is not run, and the page works", async ({
    page,
  }) => {
    const violations = watchPolicy(page);
    const injected =
      "<p>Text</p><script>document.title = 'taken'</script><script>self.__next_f.push([1,document.title='taken'])</script>";
    // Past the sanitiser, which would not let it in: straight into the page that the server renders.
    await page.route(`${site.address}/about`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace("<main", `${injected}<main`);
      await route.fulfill({ response, body });
    });
    await page.goto(`${site.address}/about`, { waitUntil: "networkidle" });
    await expect(page).not.toHaveTitle("taken");
    expect(violations.filter((text) => /inline script/.test(text))).toHaveLength(2);
    await page.getByRole("link", { name: "Research" }).first().click();
    await expect(page).toHaveURL(`${site.address}/research`);
  });

  test("a page that cannot be rendered says so, and its button works", async ({ page }) => {
    const violations = watchPolicy(page);
    site.db.exec('ALTER TABLE "Peptide" RENAME TO "Gone"');
    const response = await page.goto(`${site.address}/peptides/77`, { waitUntil: "networkidle" });
    expect(response?.status()).toBeGreaterThanOrEqual(500);
    site.db.exec('ALTER TABLE "Gone" RENAME TO "Peptide"');
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(violations).toEqual([]);
  });
});

test("the guide can be read in the browser", async ({ request }) => {
  const response = await request.get("/guide.pdf");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("application/pdf");
});

test.describe("behind a proxy that is trusted", () => {
  const site = serveOwnSite({ TRUST_PROXY: "1" });

  const logIn = (request: APIRequestContext, headers: Record<string, string>) =>
    request.post(`${site.address}/api/login`, {
      headers,
      data: { username: "admin", password: "a password for tests" },
    });

  test("https is known by what the proxy says, and only then insisted on", async ({ request }) => {
    for (const [proto, isHttps] of [
      ["https", true],
      ["http", false],
      [undefined, false],
    ] as const) {
      const headers: Record<string, string> = proto ? { "X-Forwarded-Proto": proto } : {};
      for (const address of ["/", "/login", "/api/health", "/icon.svg"]) {
        const response = await request.get(`${site.address}${address}`, { headers });
        expect(response.headers()["strict-transport-security"], `${proto} ${address}`).toBe(
          isHttps ? "max-age=31536000; includeSubDomains" : undefined,
        );
      }
      const cookie = (await logIn(request, headers)).headers()["set-cookie"] ?? "";
      expect(/^__Host-amide-session=.*; Secure/.test(cookie), `${proto}`).toBe(isHttps);
    }
  });

  test("a visitor is told from others by the address that the proxy saw", async ({
    playwright,
  }) => {
    const request = await playwright.request.newContext();
    const attempt = async (forwarded: string) => {
      const data = { username: "admin", password: "not the password" };
      const headers = { "X-Forwarded-For": forwarded };
      return (await request.post(`${site.address}/api/login`, { headers, data })).status();
    };
    for (let invented = 1; invented <= 10; invented++) {
      expect(await attempt(`198.51.100.${invented}, 203.0.113.9`)).toBe(401);
    }
    expect(await attempt("198.51.100.99, 203.0.113.9")).toBe(429);
    expect(await attempt("203.0.113.10")).toBe(401);
    await request.dispose();
  });
});
