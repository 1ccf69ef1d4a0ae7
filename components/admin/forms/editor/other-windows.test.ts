import { afterEach, expect, it } from "vitest";
import { announceSave, listenForSaves } from "./other-windows";

const other = new BroadcastChannel("amide-saves");
let stop = () => {};
afterEach(() => stop());

it("hears what another window saved under its name, and not its own saves", async () => {
  const heard: string[] = [];
  const stopAbout = listenForSaves("admin/about", () => heard.push("about"));
  const stopContact = listenForSaves("admin/contact", () => heard.push("contact"));
  stop = () => {
    stopAbout();
    stopContact();
    other.close();
  };
  announceSave("admin/about");
  const isHeard = new Promise<void>((resolve) => {
    const stopWaiting = listenForSaves("the last", () => {
      stopWaiting();
      resolve();
    });
  });
  other.postMessage({ name: "admin/contact", window: -1 });
  other.postMessage({ name: "the last", window: -1 });
  await isHeard;
  expect(heard).toEqual(["contact"]);
});
