import { expect, type Locator, type Page } from "@playwright/test";

/** More stops than any page or window of the dashboard has between two controls. */
const MAX_STOPS = 200;

/** Goes on with the tab key until a control has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, control: Locator, key = "Tab"): Promise<void> {
  await expect(control).toBeAttached();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    if (await hasFocus(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${control} is not reached with ${key}`);
}

export async function press(page: Page, control: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

function hasFocus(control: Locator): Promise<boolean> {
  return control.evaluate((element) => element === document.activeElement);
}
