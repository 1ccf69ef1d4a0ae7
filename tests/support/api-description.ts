import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { getApiDescription } from "@/app/api/openapi.json/description";

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
let isAdded = false;

/** Fails the test where an answer is not what the API's description says of it. */
export function expectDescribed(
  path: string,
  method: string,
  { status, body }: { status: number; body: unknown },
): void {
  const description = getApiDescription();
  if (!isAdded) ajv.addSchema(description, "api");
  isAdded = true;
  if (status === 405 || method === "OPTIONS") return;
  const operation = method === "HEAD" ? "get" : method.toLowerCase();
  const item = description.paths?.[path] as Record<string, unknown> | undefined;
  const described = (item?.[operation] as { responses?: Record<string, unknown> } | undefined)
    ?.responses;
  expect(Object.keys(described ?? {}), `${method} ${path} may answer`).toContain(String(status));
  if (status === 304 || status === 202) return;
  const parts = ["paths", path, operation, "responses", String(status)];
  const pointer = [...parts, "content", "application/json", "schema"]
    .map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1")))
    .join("/");
  const validate = ajv.getSchema(`api#/${pointer}`);
  if (!validate) throw new Error(`${method} ${path} has no schema for ${status}`);
  validate(body);
  expect(validate.errors, `${method} ${path} answered ${status}`).toBeNull();
}
