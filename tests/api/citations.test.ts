import { expect, it } from "vitest";
import { GET } from "@/app/api/citations/[kind]/[id]/route";
import { ask } from "@/tests/support/api";
import { setUpDatabase } from "@/tests/support/database";

setUpDatabase("sqlite");

const read = async (kind: string, id: string, format: string) => {
  const request = new Request(`http://localhost/api/citations/${kind}/${id}?format=${format}`);
  const response = await GET(request, { params: Promise.resolve({ kind, id }) });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it("cites a paper, a peptide and a comparison as CSL-JSON", async () => {
  for (const [address, title] of [
    ["research/1", "Tirzepatide Once Weekly for the Treatment of Obesity"],
    ["peptides/36", "Semaglutide"],
    ["compare/1-vs-36", "Tirzepatide vs Semaglutide"],
  ]) {
    const { status, body } = await ask("GET", `/api/citations/${address}`);
    expect(status, address).toBe(200);
    expect(body).toMatchObject([{ title }]);
  }
});

it("answers other formats as files to save", async () => {
  const bibtex = await read("research", "1", "bibtex");
  expect(bibtex.text).toMatch(/^@article\{amide-paper-1,\n {2}author = \{Jastreboff, A\. M\. and /);
  expect(bibtex.headers.get("content-type")).toBe("application/x-bibtex; charset=utf-8");
  expect(bibtex.headers.get("content-disposition")).toBe(
    'attachment; filename="amide-paper-1.bib"',
  );
  expect((await read("peptides", "36", "ris")).text).toMatch(/^TY {2}- ELEC\r\n/);
  const { text } = await read("compare", "1-vs-36", "text");
  expect(text).toContain("APA\nAmide. (");
  expect(text).toContain("http://localhost:3000/compare/1-vs-36");
});

it("answers 404 for what is not there, and 422 for a format that is not known", async () => {
  for (const address of ["peptides/999", "peptides/1-vs-36", "compare/36", "research/x", "x/1"]) {
    expect((await ask("GET", `/api/citations/${address}`)).status, address).toBe(404);
  }
  const unknown = await ask("GET", "/api/citations/peptides/36?format=endnote");
  expect(unknown.status).toBe(422);
});
