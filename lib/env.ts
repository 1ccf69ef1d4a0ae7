import proxyAddr from "proxy-addr";
import { z } from "zod";

const blankAsAbsent = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsAbsent, schema.optional());

/** The number of trusted proxies, or their addresses, ranges or range names. */
function readProxies(text: string, context: z.RefinementCtx): false | number | string[] {
  if (/^(false|0)$/i.test(text)) return false;
  // Formerly a boolean: true meant one proxy.
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
  HOSTNAME: optional(z.string()),
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
  BACKUP_DIR: optional(z.string()),
  LOG_FORMAT: z.preprocess(blankAsAbsent, z.enum(["plain", "json"]).default("plain")),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65535)),
  METRICS_HOST: z.preprocess(blankAsAbsent, z.string().default("127.0.0.1")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  OTEL_SERVICE_NAME: z.preprocess(blankAsAbsent, z.string().trim().min(1).default("amide")),
  WARM_UP: optional(z.stringbool()),
  LINK_CHECK: z.preprocess(blankAsAbsent, z.stringbool().default(true)),
});

export type Environment = z.output<typeof environment> & { SITE_URL: string; WARM_UP: boolean };

/** An invalid or missing setting; the message is one sentence for the operator. */
export class SettingsError extends Error {
  override name = "SettingsError";
}

/**
 * Reads and validates the settings. Each has a default that works on one machine.
 * Throws `SettingsError`, which names the variable but never contains its value.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const result = environment.safeParse(source);
  if (!result.success) {
    const problems = result.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`);
    throw new SettingsError(
      `The environment has a setting that cannot be used: ${problems.join("; ")}.`,
    );
  }
  const { SITE_URL, WARM_UP, ...rest } = result.data;
  return {
    ...rest,
    SITE_URL: SITE_URL ?? `http://localhost:${rest.PORT}`,
    WARM_UP: WARM_UP ?? rest.NODE_ENV === "production",
  };
}

export const env: Environment = readEnvironment(process.env);

// The OpenAI client reads it too, and would use a blank value as the address.
if (process.env.OPENAI_BASE_URL === "") delete process.env.OPENAI_BASE_URL;

// NextAuth reads these itself. The site's address is passed with each request (lib/auth/next-auth.ts).
process.env.AUTH_TRUST_HOST = "true";
delete process.env.NEXTAUTH_URL;
