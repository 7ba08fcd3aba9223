import fs from "node:fs";
import path from "node:path";
import { minifySync } from "@swc/core";
import { buildSync } from "esbuild";
import { browserslist } from "../../package.json";

/**
 * Bundles and minifies a TypeScript entry point without webpack, for the supported browsers (`browserslist` in package.json).
 * @param entry path of the entry point
 * @param define values of constants that the sources only declare
 * @throws if the sources do not compile
 */
export function bundleScript(entry: string, define: Record<string, string> = {}): string {
  const { outputFiles } = buildSync({
    // Passed as text, because modules of this package are CommonJS and would each get a wrapper.
    stdin: {
      contents: fs.readFileSync(entry, "utf8"),
      resolveDir: path.dirname(entry),
      sourcefile: entry,
      loader: "ts",
    },
    bundle: true,
    write: false,
    format: "iife",
    target: browserslist.map((browser) => browser.replace(" >= ", "")),
    tsconfigRaw: "{}",
    legalComments: "none",
    define,
  });
  const { code } = minifySync(outputFiles[0]?.text ?? "", { compress: true, mangle: true });
  return code;
}

/** Bundles an inline script and escapes closing tags, which would end the element. */
export const inlineScript = (entry: string, define?: Record<string, string>): string =>
  bundleScript(entry, define).replaceAll("</script", "<\\/script");
