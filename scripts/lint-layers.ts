import fs from "node:fs";

/** Layers of src/ from pages downwards. A layer may import itself and lower layers, never its peers. */
export const layers = [
  ["pages", "templates", "app"],
  ["features", "layout"],
  ["async"],
  ["forms", "services", "state", "scenes"],
  ["ui"],
  ["i18n"],
  ["inline"],
  ["lib", "config", "styles"],
] as const;

/** Returns the folders that a layer must not import: higher layers and peers. */
function forbiddenFor(layer: string): string[] {
  const row = layers.findIndex((names) => (names as readonly string[]).includes(layer));
  const isLowest = row === layers.length - 1;
  return layers
    .slice(0, isLowest ? row : row + 1)
    .flat()
    .filter((name) => name !== layer);
}

const oneWay = {
  // Strings are outside src/ and imported by relative path.
  group: ["../**", "!../../locales/**"],
  message: "Use './' for imports from the same folder or below, '@/' for everything else.",
};

/** Layers that the build compiles without support for the `@/` alias. */
const builtApart: readonly string[] = ["inline", ...(layers.at(-1) ?? [])];

const oneWayAtBuild = {
  group: ["@/**"],
  message: "The build also compiles this layer: use relative imports.",
};

const always = [
  {
    group: ["**/tests/**", "**/sandbox/**", "**/studio/**", "**/plugins/**"],
    message: "The site never imports its tests, the sandbox, the studio or a plugin's internals.",
  },
  {
    regex: "^lucide-react$",
    allowTypeImports: true,
    message:
      "Import an icon by its own name, 'lucide-react/icons/…': the index exports 2,400, and webpack reads each.",
  },
];

const foldersOf = (names: string[]) => names.flatMap((name) => [`@/${name}`, `@/${name}/**`]);

const layerRule = (layer: string) => {
  const forbidden = forbiddenFor(layer);
  const message = `${layer} must not import higher layers or peers.`;
  const above = forbidden.length > 0 ? [{ group: foldersOf(forbidden), message }] : [];
  const patterns = [builtApart.includes(layer) ? oneWayAtBuild : oneWay, ...always, ...above];
  return { files: [`src/${layer}/**/*.{ts,tsx}`], patterns };
};

/** Features never import each other; pages combine them. */
const featureRule = (feature: string) => ({
  files: [`src/features/${feature}/**/*.{ts,tsx}`],
  patterns: [
    ...layerRule("features").patterns,
    {
      group: ["@/features/**", `!@/features/${feature}`, `!@/features/${feature}/**`],
      message: "One feature never imports another; a page combines them.",
    },
  ],
});

const features = fs.readdirSync("src/features");

const buildRule = (files: string, regex: string) => {
  const message = "Plugins import only src/lib and src/config; content-check also src/gatsby/data.";
  return { files: [files], patterns: [{ regex: `^@/|${regex}`, message }] };
};
const site = layers.slice(0, -1).flat().join("|");
/**
 * oxlint's regular expressions have no lookahead, so these patterns rely on names: in src/gatsby only `data`
 * starts with d, in plugins only `shared` has no hyphen.
 */
const buildRules = [
  buildRule("plugins/**/*.{ts,tsx}", `/src/(?:${site}|gatsby)/|^[./]+/(?:data|locales)/`),
  buildRule("plugins/content-check/**/*.{ts,tsx}", `/src/(?:${site}|gatsby/[^d])|^[./]+/(?:data|locales)/`),
  buildRule("src/gatsby/*/*.ts", `^\\.\\./\\.\\./(?:${site})/|/plugins/\\w+-`),
  buildRule("src/gatsby/data/*.ts", String.raw`/plugins/|^\.\./\w`),
  buildRule("{studio,scripts,sandbox}/**/*.{ts,tsx}", "/plugins/[^/]+/rules/"),
];

/** Overrides for oxlint.config.ts that enforce the direction of imports (docs/decisions/003-layers.md). */
export const layerRules = [...layers.flat().map(layerRule), ...features.map(featureRule), ...buildRules].map(
  ({ files, patterns }) => ({
    files,
    rules: { "no-restricted-imports": ["error", { patterns }] as ["error", { patterns: typeof patterns }] },
  }),
);
