import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { POST as postContactForm } from "@/app/(site)/[lang]/contact/send/route";
import { findArticles } from "@/components/research/research-page";
import { getConsultantLibrary } from "@/lib/consultant/corpus/consultant-library";
import { readResearchAddress } from "@/lib/content/research/library";
import { MAX_QUESTION_LENGTH } from "@/lib/conversations/chat/chat-messages";
import { getSearchLibrary } from "@/lib/search/search-library";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { newVisitor } from "@/tests/support/chat";
import { setUpDatabase } from "@/tests/support/database";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { hostileTexts } from "@/tests/support/hostile-texts";

const MAX_BLOCK_MS = 50;
const SEED = 17;
const TRIES = 3;

// On SQLite, whose driver answers within the call: on PostgreSQL the same code waits more often.
describe("no text blocks the event loop for longer than 50 ms", () => {
  const handle = setUpDatabase("sqlite");
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
    await Promise.all([getSearchLibrary(), getConsultantLibrary()]);
    await newVisitor().post({ message: "What is known of semaglutide for weight?" });
  });
  beforeEach(async () => {
    await handle.db.rateLimiterFlexible.deleteMany();
  });

  const read = (path: string) => (text: string) =>
    ask("GET", `${path}${encodeURIComponent(text.toWellFormed())}`, { headers });

  // Each path with the length of its texts and, where a call takes long, every how manieth is tried.
  const paths: [string, number, number, (text: string) => Promise<unknown>][] = [
    ["the search of peptides", 4_000, 2, read("/api/search?query=")],
    ["suggestions", 4_000, 2, read("/api/search/suggestions?query=")],
    ["papers", 4_000, 2, findPapers],
    ["names in the dashboard", 200, 2, read("/api/admin/names?query=")],
    ["peptides in the dashboard", 200, 2, read("/api/admin/rows/peptides?search=")],
    ["papers in the dashboard", 200, 2, read("/api/admin/rows/research?search=")],
    ["messages in the dashboard", 200, 2, read("/api/admin/inbox/messages?search=")],
    ["conversations in the dashboard", 200, 2, read("/api/admin/inbox/conversations?search=")],
    ["a question", MAX_QUESTION_LENGTH, 6, (message) => newVisitor().post({ message })],
    ["a question that goes on", MAX_QUESTION_LENGTH, 13, askAndGoOn],
    ["the contact form", 10_000, 2, sendMessage],
    ["the contact form without scripts", 10_000, 2, postForm],
    ["a sequence", 2_000, 2, saveSequence],
    ["an import of videos", 2_000, 9, importVideos],
    ["an import of peptides", 2_000, 25, planImport],
  ];

  it.each(paths)("%s", { timeout: 0 }, async (_, length, step, run) => {
    // What runs for the first time is compiled.
    await run(hostileTexts(0, length)[0] ?? "");
    for (let at = 0; at < hostileTexts(SEED, length).length; at += step) {
      const blocks: number[] = [];
      let text = "";
      do {
        // Made anew, so that what is remembered of the first try does not help the next one.
        text = hostileTexts(SEED + blocks.length, length)[at] ?? "";
        await handle.db.rateLimiterFlexible.deleteMany();
        blocks.push((await longestBlock(() => run(text))) / slownessOf(blocks));
      } while (Math.min(...blocks) > MAX_BLOCK_MS && blocks.length < TRIES);
      expect(Math.min(...blocks), text.slice(0, 40)).toBeLessThanOrEqual(MAX_BLOCK_MS);
    }
  });

  /** Measured only after a try that took long. */
  function slownessOf(blocks: number[]): number {
    return blocks.length > 0 ? slowness() : 1;
  }

  async function askAndGoOn(text: string) {
    const visitor = newVisitor();
    const { sessionId } = await (await visitor.post({ message: text })).json();
    return visitor.post({ message: `And it? ${text}`.slice(0, MAX_QUESTION_LENGTH), sessionId });
  }

  /** As the page renders it. */
  async function findPapers(text: string) {
    const address = new URLSearchParams({ query: text.toWellFormed() });
    const { filter } = readResearchAddress(address, () => false);
    return findArticles(filter);
  }

  function sendMessage(text: string) {
    const body = { name: text, email: `${text.slice(0, 5_000)}@a.example`, message: text };
    return ask("POST", "/api/contact", { body });
  }

  async function postForm(text: string) {
    const fields = { name: text.slice(0, 90), email: text, message: text };
    const request = new Request("http://localhost/contact/send", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return postContactForm(request, { params: Promise.resolve({}) });
  }

  function saveSequence(sequence: string) {
    return ask("PUT", "/api/peptides/81", { headers, body: { sequence } });
  }

  function importVideos(text: string) {
    const videos = Array.from({ length: 30 }, () => ({
      title: text.slice(0, 200),
      description: text,
      url: `https://example.org/${text.slice(0, 100)}`,
      peptideNames: [text.slice(0, 100)],
    }));
    return ask("POST", "/api/educational-videos/bulk-import", { headers, body: { videos } });
  }

  function planImport(text: string) {
    const items = Array.from({ length: 30 }, (_, id) => ({ id: id + 1, description: text }));
    const body = { format: "json", text: JSON.stringify(items) };
    return ask("POST", "/api/admin/transfer/peptides/plan", { headers, body });
  }
});
