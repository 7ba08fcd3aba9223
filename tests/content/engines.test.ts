import fs from "node:fs";
import { describe, expect, it } from "vitest";
import { features } from "../engines/features";
import { firefoxExceptions, withoutBrowser } from "../engines/firefox-exceptions";

const { browserslist } = JSON.parse(fs.readFileSync("package.json", "utf8")) as { browserslist: string[] };

/** Returns the oldest supported version of a browser. */
const oldest = (browser: string): number => {
  const line = browserslist.find((entry) => entry.startsWith(`${browser} >= `));
  return Number(line?.split(" >= ")[1]);
};

/** Comments may mention features that are not used. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");

const sources = ["src", "plugins"]
  .flatMap((folder) =>
    fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => `${folder}/${name}`),
  )
  .filter(
    (file) =>
      /\.(?:ts|tsx|js|css)$/.test(file) &&
      !/^(?:src\/gatsby|plugins\/content-check)\/|\/tests\/|\.d\.ts$/.test(file),
  )
  .map((file) => ({ file, source: withoutComments(fs.readFileSync(file, "utf8")) }));

describe("browser features used by the site", () => {
  it("the list of supported browsers has a minimum version for each", () => {
    for (const browser of ["chrome", "edge", "firefox", "safari"]) expect(oldest(browser)).toBeGreaterThan(1);
    expect(oldest("edge")).toBe(oldest("chrome"));
  });

  it.each(features.map((feature) => [feature.name, feature] as const))(
    "%s is supported by all listed browsers, has a fallback, or is unused",
    (_, feature) => {
      const users = sources.filter(({ source }) => feature.found.test(source)).map(({ file }) => file);
      const isKnown = (["chrome", "firefox", "safari"] as const).every(
        (browser) => (feature[browser] ?? Infinity) <= oldest(browser),
      );
      if (!isKnown && feature.fallback === undefined) expect(users).toEqual([]);
      // The fallback of an unused feature should be removed.
      if (feature.fallback !== undefined) expect(users).not.toEqual([]);
    },
  );
});

describe("tests skipped in Firefox", () => {
  it.each([...withoutBrowser, ...firefoxExceptions.map(({ file }) => file)])(
    "the Firefox exception %s names an existing test file",
    (file) => expect(fs.existsSync(`tests/e2e/${file}`)).toBe(true),
  );

  it.each(
    firefoxExceptions.map(
      ({ file, title, reason }) => [`${file} ${title?.source ?? ""}`, { file, title, reason }] as const,
    ),
  )("%s has a reason and an existing test title", (_, { file, title, reason }) => {
    expect(reason.length).toBeGreaterThan(20);
    if (title) expect(fs.readFileSync(`tests/e2e/${file}`, "utf8")).toMatch(title);
  });
});
