import { expect, it } from "vitest";
import { withReadableEmails } from "@/gatsby/pages/repair-pages";

it("marks the whole body once, for hosts that hide e-mail addresses", () => {
  const page = '<html><body class="a"><a href="mailto:a@b.example">a@b.example</a></body></html>';
  const marked = withReadableEmails(page);
  expect(marked).toBe(
    '<html><body class="a"><!--email_off--><a href="mailto:a@b.example">a@b.example</a><!--/email_off--></body></html>',
  );
  expect(withReadableEmails(marked)).toBe(marked);
});
