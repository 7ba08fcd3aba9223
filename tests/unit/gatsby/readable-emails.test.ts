import { describe, expect, it } from "vitest";
import { withReadableEmails } from "@/gatsby/pages/repair-pages";

/** Simulates a host's e-mail obfuscation, which skips text between the comments. */
const hidden = (html: string) =>
  html.replace(/<!--email_off-->[\s\S]*?<!--\/email_off-->|[\w.+-]+@[\w-]+\.[\w.-]+/g, (found) =>
    found.startsWith("<!--") ? found : "[email protected]",
  );

const page = (body: string, attributes = "") =>
  `<html><head><title>a</title></head><body${attributes}>${body}</body></html>`;

describe("email address obfuscated by a host", () => {
  it.each([
    ["a link", page('<a href="mailto:a@b.example">a@b.example</a>')],
    ["words", page("<p>Yaz: a@b.example</p>", ' class="a"')],
    ["a link with a subject", page('<a href="mailto:a@b.example?subject=Merhaba">Yazın</a>')],
    ["an attribute", page('<input placeholder="a@b.example" aria-label="a@b.example">')],
    ["the last words", page("<footer>a@b.example</footer>", '\n data-page="/"\n')],
    ["structured data", page('<script type="application/ld+json">{"email":"a@b.example"}</script>')],
    ["several places", page("<p>a@b.example</p><p>c@d.example</p>")],
  ])("email addresses remain readable in %s", (_where, html) => {
    expect(hidden(html)).not.toBe(html);
    const marked = withReadableEmails(html);
    expect(hidden(marked)).toBe(marked);
    expect(marked.replace(/<!--.*?-->/g, "")).toBe(html);
    expect(withReadableEmails(marked)).toBe(marked);
  });

  it("React's root element is between comments that prevent email obfuscation", () => {
    expect(withReadableEmails(page('<div id="___gatsby">a@b.example</div>'))).toContain(
      '<body><!--email_off--><div id="___gatsby">a@b.example</div><!--/email_off--></body>',
    );
  });
});
