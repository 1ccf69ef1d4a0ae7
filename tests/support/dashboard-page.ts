import { expect, type Page } from "@playwright/test";

/** What stories of the dashboard look at, and its API on a site of their own. */
export interface Item {
  id: number;
  name?: string;
  title?: string;
  categoryIds?: string;
  peptideIds?: string;
}

export const rows = (page: Page) => page.getByRole("table").locator("tbody tr");
export const dialog = (page: Page) => page.getByRole("dialog");
export const question = (page: Page) => page.getByRole("alertdialog");
export const save = (page: Page) => dialog(page).getByRole("button", { name: "Save", exact: true });
export const field = (page: Page, label: string) => dialog(page).getByLabel(label, { exact: true });
export const failure = (page: Page, text: string) =>
  page.getByRole("alert").filter({ hasText: new RegExp(`^Error${text.replace(".", "\\.")}`) });

export async function list(page: Page, address: string): Promise<Item[]> {
  return (await page.request.get(address)).json();
}

export async function add(page: Page, address: string, data: object): Promise<Item> {
  const answer = await page.request.post(address, { data });
  expect(answer.status()).toBe(201);
  return answer.json();
}
