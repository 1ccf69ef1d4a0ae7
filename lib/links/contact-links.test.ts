import { describe, expect, it } from "vitest";
import { longestBlock, slowness } from "@/tests/support/event-loop";
import { contactChannels, mailtoHref, telegramHref, telHref, whatsappHref } from "./contact-links";

const hostile = [
  "",
  " ",
  "\t\n",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "//evil.example",
  "https://evil.example/12025550143",
  "https://wa.me@evil.example/12025550143",
  "https://t.me@evil.example/amide",
  "https://evil.example/?x=https://t.me/amide",
  'a"onmouseover="alert(1)',
  "'><script>alert(1)</script>",
  "a b",
  "<b>",
  "undefined\u0000",
];

describe.each([
  ["whatsappHref", whatsappHref],
  ["telegramHref", telegramHref],
  ["telHref", telHref],
  ["mailtoHref", mailtoHref],
])("%s", (_name, toHref) => {
  it.each(hostile)("makes no link of %j", (value) => expect(toHref(value)).toBeNull());
});

describe("whatsappHref", () => {
  it.each([
    "12025550143",
    "+12025550143",
    "+1 202 555 0143",
    " +1\u00a0(202)\u00a0555-0143 ",
    "1.202.555.0143",
    "001 202 555 0143",
    "https://wa.me/12025550143",
    "http://wa.me/12025550143/",
    "https://wa.me/+12025550143",
    "HTTPS://WA.ME/12025550143",
    "wa.me/12025550143",
    "www.wa.me/12025550143",
    "https://wa.me/12025550143?text=Hello%20there%205",
    "https://api.whatsapp.com/send?phone=12025550143",
    "https://api.whatsapp.com/send/?phone=%2B12025550143&text=2&app_absent=0",
    "https://api.whatsapp.com/send?phone=+1 202 555 0143",
    "https://web.whatsapp.com/send?phone=12025550143",
    "WhatsApp 12025550143",
    "Call or write: +1 202 555 0143",
    "Our number is 1 (202) 555-0143, on weekdays.",
  ])("reads the number in %j", (value) =>
    expect(whatsappHref(value)).toBe("https://wa.me/12025550143"),
  );

  it.each([
    "1234", // too short to be a number with its country
    "1234567890123456", // longer than E.164 allows
    "https://wa.me/message/ABC123DEF456GH", // a code, not a number
    "https://wa.me/",
    "https://api.whatsapp.com/send?text=12025550143",
    "ask for our number",
    "12025550143;ext=1",
    "12025550143 or 12025550144",
    "order12025550143",
    "javascript: 12025550143//",
    "++12025550143",
  ])("makes no link of %j", (value) => expect(whatsappHref(value)).toBeNull());
});

describe("telegramHref", () => {
  it.each([
    "amide_example",
    "@amide_example",
    " @@amide_example ",
    "https://t.me/amide_example",
    "http://t.me/@amide_example",
    "https://t.me/amide_example/",
    "t.me/amide_example",
    "www.t.me/amide_example",
    "https://telegram.me/amide_example?start=1",
    "Telegram: @amide_example",
    "Write to @amide_example, at any time.",
  ])("reads the handle in %j", (value) =>
    expect(telegramHref(value)).toBe("https://t.me/amide_example"),
  );

  it.each([
    "@",
    "t.me",
    "https://t.me/",
    "https://t.me/+AbCdEf123",
    "https://t.me/joinchat/AbCdEf",
    "amide-example",
    "amide.example",
    "write to desk@amide_example",
    "@amide_example or @amide_other",
    "@amide.example",
    "ämide",
    "amide/../evil",
    "x".repeat(65),
  ])("makes no link of %j", (value) => expect(telegramHref(value)).toBeNull());
});

describe("telHref", () => {
  it.each([
    ["+1 202 555 0142", "tel:+12025550142"],
    [" 202\t555\u00a00142 ", "tel:2025550142"],
    ["(202) 555-0142", "tel:(202)555-0142"],
    ["+44 20.7946.0958", "tel:+4420.7946.0958"],
    ["112", "tel:112"],
    ["+1 202 555 0142 ext. 5", "tel:+12025550142;ext=5"],
    ["+1 202 555 0142 x5", "tel:+12025550142;ext=5"],
    ["+12025550142;ext=5", "tel:+12025550142;ext=5"],
  ])("turns %j into %s", (value, href) => expect(telHref(value)).toBe(href));

  it.each(["call us", "+", "--", "()", "1-800-PEPTIDE", "tel:+12025550142", "12?x=1", "1+2+3"])(
    "makes no link of %j",
    (value) => expect(telHref(value)).toBeNull(),
  );

  it("answers at once for a long run of digits", async () => {
    const block = await longestBlock(async () => {
      expect(telHref("1".repeat(100_000))).toBeNull();
    });
    expect(block / slowness()).toBeLessThan(200);
  });
});

describe("mailtoHref", () => {
  it.each([
    ["contact@amide.example", "mailto:contact@amide.example"],
    [" First.Last+tag@mail.amide-example.org ", "mailto:First.Last+tag@mail.amide-example.org"],
    ["büro@amide.example", "mailto:b%C3%BCro@amide.example"],
  ])("turns %j into %s", (value, href) => expect(mailtoHref(value)).toBe(href));

  it.each([
    "contact",
    "contact@localhost",
    "@amide.example",
    "a@b@amide.example",
    "a@amide.example,b@amide.example",
    "a@amide.example?bcc=b@amide.example",
    "a%0Abcc:b@amide.example",
    "Amide <contact@amide.example>",
    "con tact@amide.example",
    "a&b@amide.example",
    "a@amide..example",
  ])("makes no link of %j", (value) => expect(mailtoHref(value)).toBeNull());
});

describe("contactChannels", () => {
  it("names each channel as a reader knows it and leaves out what is empty", () => {
    expect(
      contactChannels({
        email: " contact@amide.example",
        phone: "+1 202 555 0142",
        whatsapp: "https://wa.me/12025550143",
        telegram: "https://t.me/amide_example",
      }),
    ).toEqual({
      email: { href: "mailto:contact@amide.example", text: "contact@amide.example" },
      phone: { href: "tel:+12025550142", text: "+1 202 555 0142" },
      whatsapp: { href: "https://wa.me/12025550143", text: "+12025550143" },
      telegram: { href: "https://t.me/amide_example", text: "@amide_example" },
    });
    expect(contactChannels({ email: "", phone: " ", whatsapp: "", telegram: "@" })).toEqual({
      email: null,
      phone: null,
      whatsapp: null,
      telegram: null,
    });
  });
});
