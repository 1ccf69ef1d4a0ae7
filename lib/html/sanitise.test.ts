import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allowedHtml } from "./allowed";
import { sanitise, toHtml, toText } from "./sanitise";

// The usual vectors, after OWASP's Filter Evasion Cheat Sheet.
const attacks = [
  "<script>alert(1)</script>",
  "<SCRIPT SRC=//evil.example/x.js></SCRIPT>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<<script>alert(1)//<</script>",
  "<script\n>alert(1)</script\n>",
  "<img src=x onerror=alert(1)>",
  "<p onclick=\"alert(1)\" onmouseover='alert(1)'>text</p>",
  "<a href=x ONCLICK=alert(1)>text</a>",
  '<a href="javascript:alert(1)">text</a>',
  '<a href="JaVaScRiPt:alert(1)">text</a>',
  '<a href=" \t\n javascript:alert(1)">text</a>',
  '<a href="java\tscript:alert(1)">text</a>',
  '<a href="java&#x0A;script:alert(1)">text</a>',
  '<a href="&#106;&#97;&#118;&#97;&#115;&#99;&#114;&#105;&#112;&#116;&#58;alert(1)">text</a>',
  '<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A;alert(1)">text</a>',
  '<a href="javascript&colon;alert(1)">text</a>',
  '<a href="\u0001javascript:alert(1)">text</a>',
  '<a href="vbscript:msgbox(1)">text</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">text</a>',
  '<a href="//evil.example">text</a>',
  '<a href="file:///etc/passwd">text</a>',
  "<svg onload=alert(1)><animate onbegin=alert(1)></svg>",
  '<svg><a xlink:href="javascript:alert(1)"><text>text</text></a></svg>',
  "<math><mi xlink:href='javascript:alert(1)'>text</mi></math>",
  "<style>@import 'javascript:alert(1)';</style>",
  "<p style=\"background:url('javascript:alert(1)')\">text</p>",
  "<iframe src=javascript:alert(1)></iframe>",
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  "<object data=data:text/html,x></object><embed src=javascript:alert(1)>",
  "<form action=javascript:alert(1)><input type=submit><button formaction=javascript:alert(1)>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'><base href=javascript:alert(1)//>",
  "<link rel=stylesheet href=javascript:alert(1)>",
  "<details open ontoggle=alert(1)><summary>text</summary></details>",
  "<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)>",
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<template><script>alert(1)</script></template>",
  "<textarea><script>alert(1)</script></textarea><title><script>alert(1)</script></title>",
  "<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)</script>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<?php <script>alert(1)</script> ?>",
  "<p id=cookie name=body class=admin tabindex=1>text</p>",
  '<a href="https://a.example" target="_blank" rel="opener" ping="//evil.example">text</a>',
  "<p/onclick=alert(1)//>text",
  "<a href='x' title='\"><script>alert(1)</script>'>text</a>",
];

const allowedAttribute =
  /^ (href|title|rel|scope|colspan|rowspan)="[^"<>]*"( \w+="[^"<>]*")*$|^( \/)?$/;
const allowedLink = /^(https?:|mailto:|tel:|\/(?!\/)|#|[^:/]*$)/;

describe("sanitise", () => {
  it.each(attacks)("disarms %s", (attack) => {
    const clean = sanitise(attack);
    for (const [, name, attributes] of clean.matchAll(/<\/?([a-z0-9]*)([^>]*)>?/gi)) {
      expect(allowedHtml.allowedTags).toContain(name);
      expect(attributes).toMatch(allowedAttribute);
    }
    for (const [, address = ""] of clean.matchAll(/href="([^"]*)"/g)) {
      expect(address).toMatch(allowedLink);
    }
    expect(clean).not.toMatch(/\son\w+=|style=|target=/i);
    expect(sanitise(clean)).toBe(clean);
  });

  it("keeps everything that the editor can make", () => {
    const html =
      '<h3>Title</h3><p><strong>a</strong> <em>b</em> <u>c</u> H<sub>2</sub>O 10<sup>3</sup><br />line</p><ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote><table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td colspan="2">d</td></tr></tbody></table><p><a href="/peptides/1" title="t">in</a> <a href="#x">there</a> <a href="mailto:a@b.example">mail</a> <a href="tel:+12025550142">call</a></p>';
    expect(sanitise(html)).toBe(html);
  });

  it("gives links to other sites nothing of our page", () => {
    expect(sanitise('<a href="https://a.example/x?a=1&b=2">x</a>')).toBe(
      '<a href="https://a.example/x?a=1&amp;b=2" rel="noopener noreferrer">x</a>',
    );
  });

  it("keeps the text of what it takes away, but not of scripts and styles", () => {
    expect(sanitise("<div><span>kept</span><script>gone</script><style>gone</style></div>")).toBe(
      "kept",
    );
  });

  it("closes what is left open and escapes what is no tag", () => {
    expect(sanitise("<p><strong>open")).toBe("<p><strong>open</strong></p>");
    expect(sanitise("a < b & c > d")).toBe("a &lt; b &amp; c &gt; d");
  });
});

describe("toHtml", () => {
  it("makes paragraphs of text at its line breaks", () => {
    expect(toHtml("one\n\ntwo <em>x</em>\n<script>bad()</script>\n")).toBe(
      "<p>one</p><p>two <em>x</em></p>",
    );
  });

  it("leaves html that has blocks of its own", () => {
    expect(toHtml("<p>one</p>\n<p onclick=x>two</p>")).toBe("<p>one</p>\n<p>two</p>");
  });

  it("makes nothing of nothing", () => {
    expect(toHtml("")).toBe("");
    expect(toHtml(" \n ")).toBe("");
  });
});

describe("toText", () => {
  it.each([
    ["<p>one</p><p>two</p>", "one two"],
    ["one<br>two<br/>three", "one two three"],
    ["<ul><li>one</li><li>two</li></ul>", "one two"],
    ["before<ul><li>one</li></ul><blockquote>said</blockquote>after", "before one said after"],
    [
      '<table><thead><tr><th scope="col">A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td><p>2</p></td></tr></tbody></table>',
      "A B 1 2",
    ],
    ["  many \n\t spaces&nbsp;here ", "many spaces here"],
    ["a &lt; b &amp; c &quot;d&quot;", 'a < b & c "d"'],
    ["&amp;lt;b&amp;gt;", "&lt;b&gt;"],
    ["&alpha;-MSH 5&thinsp;mg", "α-MSH 5 mg"],
    ["<script>gone</script><b>kept</b>", "kept"],
    ["H<sub>2</sub>O", "H2O"],
    ["", ""],
  ])("of %s is %s", (html, text) => {
    expect(toText(html)).toBe(text);
  });
});

it("reads the text of plain tags as that of tags with attributes, which are parsed", () => {
  const tags = ["p", "li", "em", "sub", "table", "td", "br", 'a href="/x" title="y"'];
  const piece = fc.constantFrom(
    ...'aβ1 .>"\n',
    ...tags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const html = pieces.join("").replaceAll(/<\/a [^>]*>/g, "</a>");
      expect(toText(html)).toBe(toText(`<p data-parsed="yes"></p>${html}`));
    }),
  );
});
