import { expect, test } from "@playwright/test";
import { TABS } from "@/components/admin/shell/tabs";
import { logIn } from "../support/own-site-session";

test("no field takes anything before a script hears it", async ({ request }) => {
  await logIn(request);
  for (const { key } of TABS) {
    const html = await (await request.get(`/admin/${key}`)).text();
    expect(html).toContain("You are logged in as");
    const fields = [...html.matchAll(/<(?:input|textarea|select)\b[^>]*>/g)].map(([tag]) => tag);
    expect(
      fields.filter((tag) => !/ (disabled|type="hidden")/.test(tag)),
      key,
    ).toEqual([]);
  }
});
