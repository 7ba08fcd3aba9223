import type { GatsbyConfig } from "gatsby";
import constants from "./data/constants.json";
import palette from "./data/palette.json";
import site from "./data/site.json";
import { defaultLocale, locales } from "./src/config/languages";
import { env } from "./src/config/env";
import { stringVariables } from "./src/config/string-variables";
import { isOnboardingPath } from "./src/lib/addresses";
import hostRules from "./plugins/host-rules/adapter";
import { searchContent } from "./src/gatsby/feeds/search-content";
import { sitemapOptions } from "./src/gatsby/feeds/sitemap-options";
import { leftBehindPath } from "./src/gatsby/data/list-files";
import { typeNameOf } from "./src/gatsby/schema/type-name-of";

const folder = (name: string, path: string) => ({
  resolve: "gatsby-source-filesystem",
  options: {
    name,
    path: `${__dirname}/${path}`,
    ignore: [leftBehindPath],
    // For the studio: files are read again when they are touched (studio/server/preview-day.ts).
    fastHash: Boolean(process.env.GATSBY_STUDIO),
  },
});

/**
 * Pages that Gatsby generates itself, in Turkish only; the i18n plugin must not create translations of them.
 * Pages from templates set their own i18n context.
 */
const turkishOnly = ["/404.html", "/500.html", "/offline-plugin-app-shell-fallback/"].map((matchPath) => ({
  matchPath,
  excludeLanguages: locales.filter((locale) => locale !== defaultLocale),
}));

/** Names of plugins to exclude from a build: `WITHOUT=host-rules,site-search npm run build`. */
const leftOut = new Set(process.env.WITHOUT?.split(","));

/** Configuration entry of a local plugin; empty if the plugin is excluded. */
const plugin = (name: string, options: Record<string, unknown> = {}) =>
  leftOut.has(name) ? [] : [{ resolve: name, options }];

process.env.GATSBY_SEARCH = leftOut.has("site-search") ? "off" : "on";
process.env.GATSBY_LEAN_PAGES = leftOut.has("lean-pages") ? "off" : "on";

/**
 * Reports whether a page is unusable without the framework: the onboarding and the offline plugin's app
 * shell.
 */
const isApplication = (address: string) =>
  isOnboardingPath(address) || address.startsWith("/offline-plugin-app-shell-fallback/");

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: site.url },
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { typesOutputPath: "src/gatsby-types.d.ts", generateOnBuild: true },
  ...(!leftOut.has("host-rules") && { adapter: hostRules({ output: "deploy", connect: env.apiOrigins }) }),
  plugins: [
    ...plugin("content-check"),
    folder("data", "data"),
    folder("locale", "locales"),
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: { defaults: { quality: 70, avifOptions: { quality: 50 }, placeholder: "none" } },
    },
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: (file: Parameters<typeof typeNameOf>[0]) => typeNameOf(file) },
    },
    "gatsby-transformer-remark",
    ...plugin("lean-bundle"),
    ...plugin("lean-pages", { isWhole: isApplication }),
    ...plugin("boot-on-intent", {
      isAtOnce: isApplication,
      parameters: ["q", "tab", "category", "source", "estimate"],
      hasWorker: !leftOut.has("offline-pages"),
    }),
    `${__dirname}/src/app`,
    {
      resolve: "gatsby-plugin-react-i18next",
      options: {
        localeJsonSourceName: "locale",
        languages: [...locales],
        defaultLanguage: defaultLocale,
        fallbackLanguage: defaultLocale,
        pages: turkishOnly,
        redirect: false,
        siteUrl: site.url,
        trailingSlash: "always",
        verbose: false,
        i18nextOptions: {
          defaultNS: "common",
          interpolation: { escapeValue: false, defaultVariables: stringVariables(constants, site) },
          returnNull: false,
        },
      },
    },
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name: site.brand,
        short_name: site.brand,
        start_url: "/",
        lang: defaultLocale,
        display: "standalone",
        background_color: "#ffffff",
        theme_color: palette.ink900,
        icon: "src/app/icon.png",
        cache_busting_mode: "none",
        legacy: false,
        icon_options: { purpose: "any maskable" },
      },
    },
    ...plugin("site-search", { titleEnd: ` | ${site.brand}`, content: searchContent }),
    { resolve: "gatsby-plugin-sitemap", options: sitemapOptions(site.url) },
    // Must be last: the plugin reads the output of all the others.
    ...plugin("offline-pages"),
  ],
};

export default config;
