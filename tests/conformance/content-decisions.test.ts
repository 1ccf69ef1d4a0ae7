import { beforeAll, describe, expect, it } from "vitest";
import { asAdministrator } from "@/tests/support/administrator-session";
import { ask } from "@/tests/support/api";
import { setUpDatabase, testEngines } from "@/tests/support/database";

type Item = { id: number; peptideIds: string };

const paper = { title: "A paper", source: "Journal of Tests" };
const video = { title: "A film", url: "https://example.org/film" };
const collections = [
  { kind: "papers", path: "/api/research", fresh: paper },
  { kind: "videos", path: "/api/educational-videos", fresh: video },
];

describe.each(testEngines())("content on $engine", ({ engine }) => {
  setUpDatabase(engine);
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await asAdministrator();
  });
  const read = async (address: string) => (await ask("GET", address)).body;
  const add = async (path: string, body: object): Promise<Item> => {
    const answer = await ask("POST", path, { headers, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(201);
    return answer.body;
  };
  const ids = async (address: string) => (await read(address)).map(({ id }: Item) => id);

  it.each(collections)(
    "files $kind of General and of a peptide under both, General's own under General alone",
    async ({ path, fresh }) => {
      const both = await add(path, { ...fresh, peptideIds: "0,36" });
      const general = await add(path, { ...fresh, title: "General", peptideIds: "0" });
      const other = await add(path, { ...fresh, title: "Other", peptideIds: "81" });
      const ofPeptide = await ids(`${path}/peptide/36`);
      expect(ofPeptide).toContain(both.id);
      expect(ofPeptide).not.toContain(general.id);
      expect(ofPeptide).not.toContain(other.id);
      const ofGeneral = await ids(`${path}/peptide/0`);
      expect(ofGeneral).toEqual(expect.arrayContaining([both.id, general.id]));
      expect(ofGeneral).not.toContain(other.id);
      for (const { peptideIds } of await read(`${path}/peptide/36`)) {
        expect(peptideIds.split(",")).toContain("36");
      }
    },
  );

  it.each(collections)("takes a deleted peptide out of the $kind", async ({ path, fresh }) => {
    const peptide = await add("/api/peptides", { name: `Doomed, in ${path}` });
    const { id } = await add(path, { ...fresh, title: "Bound", peptideIds: `81,${peptide.id}` });
    expect((await read(`${path}/${id}`)).peptideIds).toBe(`81,${peptide.id}`);
    expect((await ask("DELETE", `/api/peptides/${peptide.id}`, { headers })).status).toBe(200);
    expect((await read(`${path}/${id}`)).peptideIds).toBe("81");
  });

  it("takes a deleted category out of the peptides", async () => {
    const category = await add("/api/categories", { name: "Doomed" });
    const { id } = await add("/api/peptides", {
      name: "Filed",
      categoryIds: `2,${category.id}`,
    });
    expect((await read(`/api/peptides/${id}`)).categoryIds).toBe(`2,${category.id}`);
    expect((await ask("DELETE", `/api/categories/${category.id}`, { headers })).status).toBe(200);
    expect((await read(`/api/peptides/${id}`)).categoryIds).toBe("2");
  });

  const frame = (src: string, rest = "") => `<iframe src="${src}"${rest}></iframe>`;

  it.each([
    ["YouTube", "https://www.youtube.com/embed/zU5EYw06wtw", /youtube(-nocookie)?\.com/],
    ["Vimeo", "https://player.vimeo.com/video/76979871", /player\.vimeo\.com/],
    ["Dailymotion", "https://www.dailymotion.com/embed/video/x7tgad0", /dailymotion\.com/],
  ])("takes a player of %s, rebuilt without its scripts", async (_, address, origin) => {
    const embedCode = `${frame(address, ' onload="steal()" srcdoc="<b>"')}<script>steal()</script>`;
    const { id } = await add("/api/educational-videos", { ...video, embedCode });
    const { embedCode: stored } = await read(`/api/educational-videos/${id}`);
    expect(stored).toMatch(/^<iframe [^<>]*><\/iframe>$/);
    expect(stored).toMatch(origin);
    expect(stored).not.toMatch(/script|onload|steal|srcdoc/);
  });

  it.each([
    frame("https://evil.example/embed/zU5EYw06wtw"),
    frame("https://youtube.com.evil.example/embed/zU5EYw06wtw"),
    "<script>steal()</script>",
  ])("refuses the embed code %j with 422, naming the three", async (embedCode) => {
    const { status, body } = await ask("POST", "/api/educational-videos", {
      headers,
      body: { ...video, embedCode },
    });
    expect([status, Object.keys(body.fields)]).toEqual([422, ["embedCode"]]);
    for (const name of ["YouTube", "Vimeo", "Dailymotion"]) {
      expect(body.fields.embedCode.join()).toContain(name);
    }
  });
});
