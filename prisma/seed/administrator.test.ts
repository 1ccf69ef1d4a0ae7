import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "@/lib/db/client";
import { ADMIN_PASSWORD, opensWith } from "@/tests/support/administrator";
import { openTestDatabase, type TestDatabase, testEngines } from "@/tests/support/database";
import { resetAdministratorPassword, seedAdministrator } from "./administrator";

describe.each(testEngines())("the administrator on $engine", ({ engine }) => {
  let database: TestDatabase;
  let db: Database;

  beforeEach(async () => {
    database = await openTestDatabase(engine);
    db = database.db;
  });

  afterEach(() => database.close());

  it("leaves an administrator alone", async () => {
    expect(await seedAdministrator(db, "another password")).toBeNull();
    expect(await opensWith(db, ADMIN_PASSWORD)).toBe(true);
  });

  it("takes the password that was chosen", async () => {
    await db.user.deleteMany();
    expect(await seedAdministrator(db, "a chosen password")).toEqual({
      password: "a chosen password",
      generated: false,
    });
    expect(await opensWith(db, "a chosen password")).toBe(true);
  });

  it.each(["password1234", "Administrator2026", "x".repeat(1025), "eleven-char"])(
    "takes none that the dashboard refuses, and does not repeat it: %s",
    async (chosen) => {
      for (const set of [resetAdministratorPassword, seedAdministrator]) {
        const refusal = expect.objectContaining({
          name: "SettingsError",
          message: expect.stringMatching(/^ADMIN_PASSWORD cannot be used: .*\.$/),
        });
        await expect(set(db, chosen)).rejects.toEqual(refusal);
        await expect(set(db, chosen)).rejects.not.toThrow(chosen);
        await db.user.deleteMany();
      }
      expect(await db.user.count()).toBe(0);
    },
  );

  it("makes one up where none was chosen, another each time", async () => {
    await db.user.deleteMany();
    const first = await seedAdministrator(db, undefined);
    expect(first).toMatchObject({
      generated: true,
      password: expect.stringMatching(/^[\w-]{20}$/),
    });
    expect(await opensWith(db, first?.password ?? "")).toBe(true);
    await db.user.deleteMany();
    expect((await seedAdministrator(db, undefined))?.password).not.toBe(first?.password);
  });

  it("tells nobody a password that does not open when two do it at once", async () => {
    await db.user.deleteMany();
    const told = await Promise.all([1, 2, 3, 4].map(() => seedAdministrator(db, undefined)));
    const passwords = told.flatMap((administrator) => administrator?.password ?? []);
    expect(passwords).toHaveLength(1);
    expect(await opensWith(db, passwords[0] ?? "")).toBe(true);
  });

  it("may be given a new password, which ends every session", async () => {
    const before = await db.user.findUniqueOrThrow({ where: { username: "admin" } });
    const password = await resetAdministratorPassword(db, undefined);
    expect(await opensWith(db, password)).toBe(true);
    expect(await opensWith(db, ADMIN_PASSWORD)).toBe(false);
    const after = await db.user.findUniqueOrThrow({ where: { username: "admin" } });
    expect(after.sessionVersion).toBe(before.sessionVersion + 1);
    expect(await db.user.count()).toBe(1);
  });
});
