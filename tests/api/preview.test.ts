import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { toPreviewedPeptide } from "@/lib/content/peptides/peptide-preview";
import { findPreview, keepPreview } from "@/lib/content/previews/preview-store";
import { toPreviewedArticle } from "@/lib/content/research/article-preview";
import { toPreviewedVideo } from "@/lib/content/videos/video-preview";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

const input = { kind: "peptides", id: 1, values: { name: "A" } } as const;

describe.each(testEngines())("a preview on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  afterEach(() => vi.useRealTimers());

  it("is kept for the administrator alone", async () => {
    expect((await ask("POST", "/api/admin/preview", { body: input })).status).toBe(401);
    const { status, body } = await ask("POST", "/api/admin/preview", { headers, body: input });
    expect(status).toBe(200);
    expect(body.address).toMatch(/^\/admin\/preview\/[\w-]{36}$/);
  });

  it("is found by its session, for a minute", async () => {
    const token = await keepPreview("mine", input);
    expect(await findPreview("mine", token)).toEqual(input);
    expect(await findPreview("another", token)).toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    expect(await findPreview("mine", token)).toBeNull();
  });

  it("rejects an unknown kind", async () => {
    const body = { ...input, kind: "dev-items" };
    expect((await ask("POST", "/api/admin/preview", { headers, body })).status).toBe(422);
  });
});

describe("values as their page shows them", () => {
  it("are sanitised, and those that do not fit yet are left out", () => {
    const peptide = toPreviewedPeptide(7, {
      name: "A",
      description: "<p>b</p><script>c</script>",
      averageMass: "many",
      avatarColor: "#12",
      categoryIds: "2,1",
    });
    expect(peptide).toMatchObject({
      id: 7,
      name: "A",
      description: "<p>b</p>",
      averageMass: null,
      avatarColor: "#4F46E5",
      categoryIds: "2,1",
      categoryId: 2,
    });
  });

  it.each([
    ["GLY", "GLY"],
    ["H-Gly-Ty", null],
    ["!!!((", null],
    ["", ""],
  ])("are drawn without a sequence that cannot be: %s", (sequence, shown) => {
    expect(toPreviewedPeptide(7, { name: "A", sequence }).sequence).toBe(shown);
  });

  it("have a name where none is typed yet, and either spelling", () => {
    expect(toPreviewedArticle(0, { title: "" }).title).toBe("Untitled");
    expect(toPreviewedPeptide(0, { name: " " }).name).toBe("Unnamed");
    expect(toPreviewedPeptide(0, { name: "x".repeat(1000) }).name).toBe("Unnamed");
    expect(toPreviewedArticle(0, { title: 7 }).title).toBe("Untitled");
    expect(toPreviewedVideo(0, { creator: "Somebody" })).toMatchObject({
      title: "Untitled",
      publisher: "Somebody",
      creator: "Somebody",
    });
  });
});
