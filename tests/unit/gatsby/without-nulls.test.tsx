import { Writable } from "node:stream";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { expect, it } from "vitest";
import { withoutNulls } from "@/gatsby/pages/repair-pages";

/** Renders a page to a stream as Gatsby does, in buffers of 2,048 bytes. */
const renderAsGatsbyDoes = (page: ReactElement) =>
  new Promise<string>((resolve, reject) => {
    let html = "";
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        html += chunk.toString();
        done();
      },
      final(done) {
        resolve(html);
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
  });

it("NUL characters that React 18 inserts at buffer boundaries within a character are removed", async () => {
  const words = Array.from({ length: 999 }, (_, index) => <li key={index}>Görüşürüz</li>);
  const html = await renderAsGatsbyDoes(<ul>{words}</ul>);
  expect(html, "React repaired it: this module can go").toContain("\0");
  expect(withoutNulls(html)).toBe(`<ul>${"<li>Görüşürüz</li>".repeat(999)}</ul>`);
});
