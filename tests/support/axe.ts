import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** The rules whose answer a theme can change; the rest look at structure, which is the same in both. */
const coloured = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds wrong on the page as it stands, as "rule: selector" of each node. In one piece and
 * without the list of what passed, which is several times as quick; frames of other sites are left out.
 */
export async function findViolations(
  page: Page,
  rules: "all" | "coloured" = "all",
): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  if (rules === "coloured") builder.withRules(coloured);
  const { violations } = await builder.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
}
