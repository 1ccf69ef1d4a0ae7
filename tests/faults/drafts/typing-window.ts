import type { Locator, Page } from "@playwright/test";
import { ADMIN_PASSWORD } from "@/tests/support/administrator";
import { crashPage, passOverClosing } from "@/tests/support/crash-page";
import type { TestBrowser } from "./test-browser";

/** What was typed this long ago must be there after anything. */
const KEPT_AFTER_MS = 1000;
const PATIENCE_MS = 20_000;

/** A window in which somebody types into one field of About, and what must never be lost of it. */
export class TypingWindow {
  private page: Page | undefined;
  private text = "";
  private stored = "";
  private typed: { at: number; text: string }[] = [];
  private faultAt = 0;

  constructor(
    private readonly address: string,
    readonly label: string,
  ) {}

  async open(browser: TestBrowser) {
    await this.openPage(browser);
    this.stored = await this.field.inputValue();
    this.text = this.stored;
  }

  private async openPage({ context }: TestBrowser) {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("dialog", (dialog) => dialog.accept().catch(passOverClosing));
    this.page = page;
    await page.goto(`${this.address}/admin/about`);
  }

  async type(word: string, isFast: boolean) {
    await this.field.focus();
    await this.current.keyboard.press("Control+End");
    if (isFast) await this.current.keyboard.insertText(word);
    else await this.current.keyboard.type(word);
    this.text += word;
    this.typed.push({ at: Date.now(), text: this.text });
  }

  noteFault() {
    this.faultAt = Date.now();
  }

  async reload() {
    this.noteFault();
    await this.current.reload();
    await this.recover();
  }

  async crash(browser: TestBrowser) {
    this.noteFault();
    await crashPage(this.current);
    await this.openAndRecover(browser);
  }

  async leaveAndReturn() {
    this.noteFault();
    const isDirty = this.text !== this.stored;
    await this.current.getByRole("link", { name: "Site Settings" }).click();
    if (isDirty) await this.current.getByRole("button", { name: "Leave", exact: true }).click();
    await this.current.getByLabel("Hero Text").waitFor();
    await this.current.goto(`${this.address}/admin/about`);
    await this.recover();
  }

  async openAndRecover(browser: TestBrowser) {
    await this.closePage();
    await this.openPage(browser);
    await this.recover();
  }

  async save() {
    await this.pressSave();
    await this.expectSaved();
  }

  async saveSignedOut({ context }: TestBrowser) {
    await context.clearCookies();
    await this.pressSave();
    const login = this.current.getByRole("dialog", { name: "Log in to go on" });
    await login.getByLabel("Password").fill(ADMIN_PASSWORD);
    await login.getByRole("button", { name: "Login" }).click();
    await this.expectSaved();
  }

  async saveOffline({ context }: TestBrowser, word: string) {
    await context.setOffline(true);
    await this.type(word, true);
    await this.pressSave();
    await this.current.getByText("There is no connection.").first().waitFor();
    await context.setOffline(false);
    this.check(await this.field.inputValue());
  }

  /** Somebody else changes the same field; this window's version is chosen. */
  async saveStale({ context }: TestBrowser, word: string) {
    const field = this.label === "Mission" ? "mission" : "team";
    // Typed first: a form in which nothing is typed shows what somebody else saved.
    await this.type(word, true);
    await context.request.post(`${this.address}/api/about-content`, {
      data: { [field]: `Of somebody else${word}` },
    });
    await this.pressSave();
    const dialog = this.current.getByRole("dialog", { name: "This was changed in the meantime" });
    await dialog.getByRole("radio", { name: /^Mine/ }).check();
    await dialog.getByRole("button", { name: "Save these" }).click();
    await this.expectSaved();
  }

  /** After a fault of the test itself: what is stored is the ground of what follows. */
  async startAfresh(browser: TestBrowser) {
    await browser.context.setOffline(false);
    await browser.logIn();
    await this.closePage();
    await this.open(browser);
    await this.discardAll();
    this.typed = [];
    this.text = await this.field.inputValue();
    this.stored = this.text;
  }

  /** It may have gone with its browser. */
  private async closePage() {
    if (this.page && !this.page.isClosed()) await this.page.close();
  }

  private async pressSave() {
    await this.field.focus();
    await this.current.keyboard.press("Control+s");
    // Another window may have saved its own field since; nothing is to be chosen then.
    const merge = this.current.getByRole("button", { name: "Save these" });
    const isOther = async () =>
      (await merge.isVisible()) && (await merge.isEnabled()) && this.text !== this.stored;
    this.mergeOthers = async () => {
      if (await isOther()) await merge.click();
    };
  }

  private mergeOthers: () => Promise<void> = async () => {};

  private async expectSaved() {
    const until = Date.now() + PATIENCE_MS;
    for (;;) {
      const response = await fetch(`${this.address}/api/about-content`);
      const content = (await response.json()) as Record<string, string>;
      const found = content[this.label === "Mission" ? "mission" : "team"];
      if (found === this.text) break;
      if (Date.now() > until) throw new Error(`Stored is not what was typed: ${tail(found)}`);
      await this.mergeOthers();
      await new Promise((done) => setTimeout(done, 100));
    }
    // The answer is here, and the form rests on it.
    await this.current.getByText(/^Unsaved/).waitFor({ state: "hidden" });
    this.check(await this.field.inputValue());
    this.stored = this.text;
    this.typed = [];
  }

  /** Takes back this window's own draft, and holds it against what was typed. */
  private async recover() {
    this.stored = await this.field.inputValue();
    const required = this.typed.findLast(({ at }) => at <= this.faultAt - KEPT_AFTER_MS)?.text;
    const offers = this.current
      .getByRole("region", { name: "Unsaved changes" })
      .filter({ hasText: `in ${this.label}.` });
    if (required && required !== this.stored) {
      await offers
        .first()
        .waitFor()
        .catch(async () => {
          const all = this.current.getByRole("region", { name: "Unsaved changes" });
          const shown = (await all.allInnerTexts()).map((text) => text.split("\n", 1)[0]);
          throw new Error(
            `No draft of ${tail(required)} over ${tail(this.stored)}; offered: ${shown.join(" / ")}`,
          );
        });
    }
    if (!required) await this.current.waitForTimeout(300);
    if ((await offers.count()) > 0) {
      await offers.first().getByRole("button", { name: "Restore" }).click();
      const chosen = this.current.getByRole("radio", { name: /^The draft/ });
      await this.current.waitForTimeout(100);
      if (await chosen.isVisible()) {
        await chosen.check();
        await this.current.getByRole("button", { name: "Take these" }).click();
      }
    }
    const value = await this.field.inputValue();
    if (required && !value.startsWith(required)) {
      throw new Error(`Lost: ${tail(required)} is now ${tail(value)}`);
    }
    if (value !== this.stored && !this.text.startsWith(value)) {
      throw new Error(`Not what was typed: ${tail(value)} for ${tail(this.text)}`);
    }
    this.text = value;
    this.typed = value === this.stored ? [] : [{ at: this.faultAt - KEPT_AFTER_MS, text: value }];
  }

  private async discardAll() {
    const discard = this.current.getByRole("button", { name: "Discard" });
    await this.current.waitForTimeout(300);
    while ((await discard.count()) > 0) await discard.first().click();
  }

  private check(value: string) {
    if (value !== this.text) throw new Error(`The field says ${tail(value)}`);
  }

  private get current(): Page {
    if (!this.page) throw new Error("The window is not open");
    return this.page;
  }

  private get field(): Locator {
    return this.current.getByLabel(this.label, { exact: true });
  }
}

function tail(text = ""): string {
  return `…${text.slice(-40)}`;
}
