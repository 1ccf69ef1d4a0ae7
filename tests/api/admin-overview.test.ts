import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readOverview } from "@/lib/overview/overview";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { SEEDED_PEPTIDES } from "@/tests/support/seeded";

describe.each(testEngines())("the overview on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  const get = async (address: string) => {
    const { status, body } = await ask("GET", address, { headers });
    expect(status).toBe(200);
    return body;
  };

  describe("what asks for the administrator", () => {
    const now = new Date("2026-11-19T12:00:00Z"); // a Thursday
    const at = (day: string) => new Date(`${day}T23:59:59Z`);
    beforeEach(async () => {
      await handle.db.chatSession.deleteMany();
      await handle.db.contactMessage.deleteMany();
    });

    it("is empty without data", async () => {
      const overview = await get("/api/admin/overview");
      expect(overview.messages).toEqual({ unread: 0, newest: [] });
      expect(overview.questions).toEqual({ unanswered: 0, newest: [] });
      expect(overview.withoutEvidence).toEqual({ total: 0, first: [] });
      expect(overview.weeks).toHaveLength(12);
    });

    it("are unread messages, questions without an answer and peptides without evidence", async () => {
      const message = { name: "Ada", email: "ada@example.org", message: "A question to you." };
      await handle.db.contactMessage.createMany({
        data: [
          { ...message, createdAt: at("2026-11-15") },
          { ...message, processed: true, createdAt: at("2026-11-16") },
        ],
      });
      const turn = (isUser: boolean, text: string, rest: object = {}) => ({
        isUser,
        message: text,
        createdAt: at("2026-11-16"),
        ...rest,
      });
      const messages = [
        turn(true, "Answered?"),
        turn(false, "Yes.", { outcome: "answered", rating: 1 }),
        turn(true, "Not answered?"),
        turn(false, "I do not know.", { outcome: "abstained" }),
        turn(true, "Not liked?"),
        turn(false, "So.", { outcome: "answered", rating: -1 }),
        turn(true, "Long ago?", { createdAt: at("2026-09-06") }),
        turn(false, "No.", { outcome: "failed", createdAt: at("2026-09-06") }),
      ];
      await handle.db.chatSession.create({ data: { id: "session-1", visitorHash: "x" } });
      for (const data of messages) {
        await handle.db.chatMessage.create({ data: { sessionId: "session-1", ...data } });
      }
      await handle.db.peptide.update({ where: { id: 81 }, data: { evidenceTier: null } });

      const overview = await readOverview(now);
      expect(overview.messages.unread).toBe(1);
      expect(overview.messages.newest).toMatchObject([{ name: "Ada", processed: false }]);
      expect(overview.questions.unanswered).toBe(2);
      expect(overview.questions.newest.map(({ question }) => question)).toEqual([
        "Not liked?",
        "Not answered?",
      ]);
      expect(overview.withoutEvidence).toEqual({ total: 1, first: [{ id: 81, name: "BPC-157" }] });
      expect(overview.weeks.at(-1)).toEqual({ start: "2026-11-16", questions: 3, messages: 1 });
      expect(overview.weeks.at(-2)).toEqual({ start: "2026-11-09", questions: 0, messages: 1 });
      expect(overview.weeks.at(0)).toEqual({ start: "2026-08-31", questions: 1, messages: 0 });
    });

    it("are facts that were read six months ago, until they are confirmed", async () => {
      const before = await readOverview(new Date("2027-05-22T12:00:00Z"));
      expect(before.dueFacts).toMatchObject({ total: 0, first: [], more: 0, next: "2027-05-23" });
      const { dueFacts } = await readOverview(new Date("2027-06-30T12:00:00Z"));
      expect(dueFacts.total).toBeGreaterThanOrEqual(SEEDED_PEPTIDES); // Each has a standing in sport.
      expect(dueFacts.first).toHaveLength(8);
      const days = dueFacts.first.map(({ source }) => source.checked);
      expect(days).toEqual(days.toSorted());

      const [due] = dueFacts.first;
      if (!due) throw new Error("Nothing is due");
      const path = `/api/peptides/${due.peptide.id}`;
      const { facts } = await get(path);
      expect(facts.sources[due.source.key]).toMatchObject({ title: due.source.title });
      facts.sources[due.source.key].checked = "2027-06-30";
      await ask("PUT", path, { headers, body: { facts } });
      const after = await readOverview(new Date("2027-06-30T12:00:00Z"));
      expect(after.dueFacts.total).toBe(dueFacts.total - due.facts.length);
      expect(after.dueFacts.first).not.toContainEqual(due);
    });

    it("shows the last changes, which are found by kind and by action", async () => {
      const body = { title: "A thing to do" };
      const { body: item } = await ask("POST", "/api/dev-items", { headers, body });
      await ask("DELETE", `/api/dev-items/${item.id}`, { headers });
      const { changes } = await get("/api/admin/overview");
      expect(changes[0]).toMatchObject({ entity: "dev-items", action: "delete", name: body.title });
      const history = await get("/api/admin/revisions?entity=dev-items&action=create");
      expect(history.items[0]).toMatchObject({ entityId: `${item.id}`, action: "create" });
      const refused = await ask("GET", "/api/admin/revisions?action=guess", { headers });
      expect(refused.status).toBe(422);
    });
  });

  describe("names", () => {
    const find = async (query: string) => get(`/api/admin/names?${new URLSearchParams({ query })}`);

    it("of all collections are found, the nearest first", async () => {
      expect((await find("oxytocin"))[0]).toEqual({
        entity: "peptides",
        id: 38,
        name: "Oxytocin",
      });
      for (const query of ["bpc 157", "bpc157", "BPC‑157", "157 bpc"]) {
        expect((await find(query))[0], query).toMatchObject({ entity: "peptides", id: 81 });
      }
      expect((await find("semiglutide"))[0]).toMatchObject({ name: "Semaglutide" });
      const kinds = new Set((await find("pep")).map(({ entity }: { entity: string }) => entity));
      expect(kinds.size).toBeGreaterThan(1);
      expect(await find("")).toEqual([]);
    });

    it("follow new and deleted items", async () => {
      const { body } = await ask("POST", "/api/dev-items", { headers, body: { title: "Zebra" } });
      expect(await find("zeb")).toEqual([{ entity: "dev-items", id: body.id, name: "Zebra" }]);
      await ask("DELETE", `/api/dev-items/${body.id}`, { headers });
      expect(await find("zeb")).toEqual([]);
    });
  });

  it.each(["/api/admin/overview", "/api/admin/names", "/api/admin/link-check"])(
    "%s is the administrator's alone",
    async (address) => {
      expect((await ask("GET", address)).status).toBe(401);
    },
  );
});
