import { describe, expect, it } from "vitest";
import { getApiDescription } from "@/app/api/openapi.json/description";
import { OTHER } from "@/lib/api/issue-text";
import { resources } from "@/lib/content/resources";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

/** Words of a validator, which say nothing to whoever has to enter something else. */
const VALIDATOR =
  /\b(invalid|too (small|big|short|long)|expected|received|pattern|unrecognized|undefined|null|nan|string|boolean|integer|regex|discriminator|schema|zod)\b|[<>]=/i;

const absurd = [
  null,
  true,
  -1,
  0.5,
  1e21,
  "",
  "zzz",
  "2025-02-30",
  "javascript:alert(1)",
  "#12",
  "9".repeat(30_000),
  [],
  [null, {}, "", -7, "9".repeat(3000)],
  Array.from({ length: 1001 }, () => "zz"),
  {},
  { zz: 1 },
];

interface Schema {
  $ref?: string;
  type?: string | string[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  const?: unknown;
  properties?: Record<string, Schema>;
}

const { paths = {}, components } = getApiDescription();
type Operation = {
  parameters?: { in: string; name: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const operations = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item as Record<string, Operation>).map(([method, operation]) => ({
    path,
    method: method.toUpperCase() as "GET" | "POST" | "PUT" | "DELETE",
    bodies: operation.requestBody?.content["application/json"]?.schema,
    queries: (operation.parameters ?? []).filter((part) => part.in === "query"),
  })),
);

describe("what is wrong with a value", () => {
  setUpDatabase("sqlite");
  const seen = new Set<string>();

  it.each(operations.filter(({ bodies }) => bodies))(
    "is said in plain words by $method $path",
    async ({ method, path, bodies = {} }) => {
      const headers = path === "/api/logout" ? {} : await asAdministrator();
      const address = path.replace(/\{\w+\}/g, "1");
      for (const schema of alternatives(bodies)) {
        for (const value of absurd) {
          for (const body of [value, around(schema, value, 1), around(schema, value, 9)]) {
            const answer = await ask(method, address, { body, headers });
            expectPlainWords(answer, `${JSON.stringify(body)?.slice(0, 300)}`);
          }
        }
      }
    },
  );

  it("is said in plain words of what stands behind an address's question mark", async () => {
    const headers = await asAdministrator();
    for (const { method, path, queries } of operations) {
      for (const { name } of queries) {
        for (const value of ["", "zzz", "-1", "0", "9".repeat(400)]) {
          const address = `${path.replace(/\{\w+\}/g, "1")}?${name}=${value}`;
          expectPlainWords(await ask(method, address, { headers }), address.slice(0, 100));
        }
      }
    }
  });

  it.each([...resources.values()])("is said in plain words by an import of $key", async (type) => {
    const headers = await asAdministrator();
    const path = `/api/admin/transfer/${type.key}/plan`;
    const fields = Object.keys(type.input.shape);
    for (const value of absurd) {
      const text = JSON.stringify([Object.fromEntries(fields.map((name) => [name, value]))]);
      const { body } = await ask("POST", path, { headers, body: { format: "json", text } });
      expectPlain(body.rows[0].reasons, text.slice(0, 200));
      if (typeof value === "object") continue;
      const csv = `${fields.join(",")}\r\n${fields.map(() => value).join(",")}\r\n`;
      const plan = await ask("POST", path, { headers, body: { format: "csv", text: csv } });
      expectPlain(plan.body.rows[0]?.reasons ?? [], csv.slice(0, 200));
    }
  });

  it("is said in plain words by a bulk import of videos", async () => {
    const headers = await asAdministrator();
    const fields = ["title", "description", "url", "peptideNames", "year", "creator"];
    const videos = [
      ...absurd,
      ...absurd.map((value) => Object.fromEntries(fields.map((name) => [name, value]))),
    ];
    const path = "/api/educational-videos/bulk-import";
    const { body } = await ask("POST", path, { headers, body: { videos } });
    expect(body.results.errors.length).toBeGreaterThan(20);
    expectPlain(body.results.errors, "videos");
  });

  it("names what is wanted of each kind of value", () => {
    for (const text of [
      "This field is required.",
      "Enter text.",
      "Enter a list.",
      "Choose true or false.",
      "Choose feature or bug.",
      "Enter at most 300 characters.",
      `Enter a year from 1900 to ${new Date().getFullYear()}.`,
      "Enter a year from 1800 to 2200.",
      "Enter a date such as 2025-03-31.",
      "Enter a whole number from 1 to 3,650.",
      "Enter an address that begins with http:// or https://.",
      "Enter a CAS number such as 137525-51-0.",
      "Enter a colour such as #4F46E5.",
      // The specified words stay to the letter.
      "Name must be at least 2 characters long",
      "Please enter a valid email address",
      "Message must be at least 10 characters long",
    ]) {
      expect([...seen]).toContain(text);
    }
  });

  function expectPlainWords({ status, body }: { status: number; body: unknown }, sent: string) {
    expect(status, sent).toBeLessThan(500);
    if (status !== 422 && status !== 400) return;
    const { message, fields = {} } = body as {
      message: string;
      fields?: Record<string, string[]>;
    };
    expectPlain([message, ...Object.values(fields).flat()], sent);
  }

  function expectPlain(texts: string[], sent: string) {
    for (const text of texts) {
      seen.add(text);
      // What was sent may be named in the answer.
      expect(text.replaceAll(/(zz+|9{5,})\S*/g, ""), sent).not.toMatch(VALIDATOR);
      expect(text, sent).not.toContain(OTHER);
      expect(text, sent).not.toBe("");
    }
  }
});

/** The schemas of which a value must fit one. */
function alternatives(schema: Schema): Schema[] {
  if (schema.$ref) return alternatives(resolve(schema.$ref));
  return (schema.oneOf ?? schema.anyOf)?.flatMap(alternatives) ?? [schema];
}

/** An object or a list as it should be, with `value` where it ends or is `depth` levels deep. */
function around(schema: Schema, value: unknown, depth: number): unknown {
  const [first = {}] = alternatives(schema);
  if (depth < 0 || first.const !== undefined) return first.const ?? value;
  if (first.properties) {
    return Object.fromEntries(
      Object.entries(first.properties).map(([name, part]) => [
        name,
        around(part, value, depth - 1),
      ]),
    );
  }
  if (first.items && depth > 1) return [around(first.items, value, depth - 1)];
  return value;
}

function resolve(reference: string): Schema {
  return components?.schemas?.[reference.slice(reference.lastIndexOf("/") + 1)] as Schema;
}
