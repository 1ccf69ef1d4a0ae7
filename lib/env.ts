import proxyAddr from "proxy-addr";
import { z } from "zod";

const blankAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

/** How many proxies are in front of the server, or where they are: addresses, ranges, names of ranges. */
function readProxies(text: string, context: z.RefinementCtx): false | number | string[] {
  if (/^(false|0)$/i.test(text)) return false;
  // What was valid before there was a choice: one proxy is the common case.
  if (/^true$/i.test(text)) return 1;
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const ranges = text.split(",").map((range) => range.trim());
  try {
    proxyAddr.compile(ranges);
    return ranges;
  } catch {
    context.addIssue("must be a number of proxies or a list of their addresses and ranges");
    return z.NEVER;
  }
}

const environment = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.preprocess(blankAsAbsent, z.coerce.number().int().min(1).max(65535).default(3000)),
  SITE_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ""))),
  SITE_NAME: z.preprocess(blankAsAbsent, z.string().trim().min(1).max(60).default("Amide")),
  DATABASE_URL: z.preprocess(
    blankAsAbsent,
    z
      .string()
      .regex(/^(file:.+|postgres(ql)?:\/\/.+)/, "must begin with file: or postgresql://")
      .default("file:./data/amide.db"),
  ),
  AUTH_SECRET: optional(z.string()),
  ADMIN_PASSWORD: optional(z.string().min(12, "must have at least 12 characters")),
  OPENAI_API_KEY: optional(z.string()),
  OPENAI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  OPENAI_MODEL: optional(z.string()),
  REDIS_URL: optional(z.url()),
  TRUST_PROXY: z.preprocess(blankAsAbsent, z.string().default("false").transform(readProxies)),
  LINK_CHECK: z.preprocess(blankAsAbsent, z.stringbool().default(true)),
});

export type Environment = z.output<typeof environment> & { SITE_URL: string };

/** The process could not start because of a setting; the message is one sentence for a person. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads and checks the settings. Every one has a default that works on one machine.
 * Throws `SettingsError`, which names the variable but never its value.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = environment.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new SettingsError(
      `The environment has a setting that cannot be used: ${problems.join("; ")}.`,
    );
  }
  const { SITE_URL, ...rest } = result.data;
  return { ...rest, SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}` };
}

export const env: Environment = readEnvironment(process.env);

// The client of OpenAI's protocol looks for it too, and takes a blank one for an address.
if (process.env.OPENAI_BASE_URL === "") delete process.env.OPENAI_BASE_URL;

// next-auth reads these by itself. The site's address comes with each request (lib/auth/next-auth.ts).
process.env.AUTH_TRUST_HOST = "true";
delete process.env.NEXTAUTH_URL;
