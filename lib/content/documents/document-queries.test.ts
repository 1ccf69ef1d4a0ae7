import { describe, expect, it, vi } from "vitest";
import { setUpDatabase, testEngines } from "@/tests/support/database";
import { getDocumentOrBuiltIn } from "./document-queries";

describe.each(testEngines())("a document on $engine", ({ engine }) => {
  const handle = setUpDatabase(engine);

  it("is the stored one, its empty texts kept", async () => {
    await handle.db.document.update({
      where: { key: "contact-info" },
      data: { value: { email: "", phone: "+1 202 555 0199" } },
    });
    expect(await getDocumentOrBuiltIn("contact-info")).toEqual({
      document: { email: "", phone: "+1 202 555 0199" },
      isBuiltIn: false,
    });
  });

  it("reads a stored text that no longer fits as blank, and keeps the others", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    await handle.db.document.update({
      where: { key: "contact-content" },
      data: { value: { telegram: "javascript:alert(1)", faqs: "none", connectText: "Write" } },
    });
    const { document, isBuiltIn } = await getDocumentOrBuiltIn("contact-content");
    expect(document).toMatchObject({ telegram: "", connectText: "Write" });
    expect(isBuiltIn).toBe(false);
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
  });

  it("is the built-in one where none was ever saved", async () => {
    await handle.db.document.delete({ where: { key: "contact-info" } });
    const { document, isBuiltIn } = await getDocumentOrBuiltIn("contact-info");
    expect(document).toEqual({ email: "contact@amide.example", phone: "+1 202 555 0142" });
    expect(isBuiltIn).toBe(false);
  });

  it("is the built-in one, said to be it, where it cannot be read", async () => {
    const silence = vi.spyOn(console, "error").mockImplementation(() => {});
    await handle.db.$executeRawUnsafe('ALTER TABLE "Document" RENAME TO "Elsewhere"');
    const { document, isBuiltIn } = await getDocumentOrBuiltIn("legal-docs");
    expect(document.termsTitle).toBe("Terms of Service");
    expect(isBuiltIn).toBe(true);
    expect(silence).toHaveBeenCalledOnce();
    silence.mockRestore();
  });
});
