import { describe, expect, it } from "vitest";
import { readEnvironment, SettingsError } from "./env";

describe("readEnvironment", () => {
  it("has a default for everything that one machine needs", () => {
    expect(readEnvironment({})).toEqual({
      NODE_ENV: "development",
      PORT: 3000,
      SITE_URL: "http://localhost:3000",
      SITE_NAME: "Amide",
      DATABASE_URL: "file:./data/amide.db",
      TRUST_PROXY: false,
      LOG_FORMAT: "plain",
      METRICS_HOST: "127.0.0.1",
      OTEL_SERVICE_NAME: "amide",
      LINK_CHECK: true,
      WARM_UP: false,
    });
  });

  it("takes a blank value for one that is not set", () => {
    const names = [
      "PORT",
      "SITE_URL",
      "SITE_NAME",
      "DATABASE_URL",
      "AUTH_SECRET",
      "ADMIN_PASSWORD",
      "OPENAI_API_KEY",
      "OPENAI_BASE_URL",
      "OPENAI_MODEL",
      "REDIS_URL",
      "TRUST_PROXY",
      "LOG_FORMAT",
      "METRICS_PORT",
      "METRICS_HOST",
      "OTEL_EXPORTER_OTLP_ENDPOINT",
      "OTEL_SERVICE_NAME",
      "LINK_CHECK",
      "WARM_UP",
    ];
    const blank = Object.fromEntries(names.map((name) => [name, ""]));
    expect(readEnvironment(blank)).toEqual(readEnvironment({}));
  });

  it("warms up in production, unless WARM_UP says otherwise", () => {
    expect(readEnvironment({ NODE_ENV: "production" }).WARM_UP).toBe(true);
    expect(readEnvironment({ NODE_ENV: "production", WARM_UP: "false" }).WARM_UP).toBe(false);
    expect(readEnvironment({ WARM_UP: "true" }).WARM_UP).toBe(true);
  });

  it("follows PORT in the address, unless SITE_URL says otherwise", () => {
    expect(readEnvironment({ PORT: "8080" }).SITE_URL).toBe("http://localhost:8080");
    const { PORT, SITE_URL } = readEnvironment({ PORT: "8080", SITE_URL: "https://amide.example" });
    expect({ PORT, SITE_URL }).toEqual({ PORT: 8080, SITE_URL: "https://amide.example" });
  });

  it("drops slashes at the end of SITE_URL", () => {
    expect(readEnvironment({ SITE_URL: "https://amide.example//" }).SITE_URL).toBe(
      "https://amide.example",
    );
  });

  it.each([
    ["true", 1],
    ["1", 1],
    ["2", 2],
    ["loopback, 10.0.0.0/8,2001:db8::7", ["loopback", "10.0.0.0/8", "2001:db8::7"]],
    ["false", false],
    ["0", false],
  ])("reads TRUST_PROXY=%s as %s", (text, value) => {
    expect(readEnvironment({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(value);
  });

  it.each(["file:/srv/amide.db", "postgres://localhost/amide", "postgresql://localhost/amide"])(
    "takes %s for a database",
    (url) => {
      expect(readEnvironment({ DATABASE_URL: url }).DATABASE_URL).toBe(url);
    },
  );

  it.each([
    ["PORT", "80 80"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["SITE_URL", "amide.example"],
    ["SITE_URL", "javascript:alert(1)"],
    ["SITE_NAME", "n".repeat(61)],
    ["DATABASE_URL", "mysql://secret-host/amide"],
    ["DATABASE_URL", "./secret.db"],
    ["ADMIN_PASSWORD", "eleven-char"],
    ["OPENAI_BASE_URL", "ftp://secret-host"],
    ["REDIS_URL", "secret host"],
    ["LOG_FORMAT", "secret"],
    ["METRICS_PORT", "65536"],
    ["TRUST_PROXY", "perhaps"],
    ["TRUST_PROXY", "-1"],
    ["TRUST_PROXY", "loopback,10.0.0.0/33"],
    ["TRUST_PROXY", "0.0.0.0/0"],
  ])("refuses %s=%s, naming the variable but not its value", (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(name);
    expect(read).not.toThrow(value);
  });

  it("refuses a database file without a name", () => {
    expect(() => readEnvironment({ DATABASE_URL: "file:" })).toThrow(SettingsError);
  });

  it("names every setting that is wrong", () => {
    const read = () => readEnvironment({ PORT: "x", DATABASE_URL: "y" });
    expect(read).toThrow(/PORT .*; DATABASE_URL must begin with file: or postgresql:\/\//);
  });
});
