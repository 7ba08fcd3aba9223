import fs from "node:fs";
import path from "node:path";
import { locales, type Locale } from "@/config/languages";
import { localizedPath } from "@/lib/locale-path";

/** Canonical content pages, without language prefix: those of the product's route table that stand in the build. */
const contentPaths = [
  "/",
  "/about/",
  "/referances/",
  "/contact-us/",
  "/faq/",
  "/privacy-policy/",
  "/useragreement/",
  "/gdpr/",
  "/cookie/",
  "/conditions/",
  "/accessibility/",
  "/solutions/",
  "/channels/",
  "/pricing/",
  "/press/",
  "/press/bthaber/",
  "/press/fast-company/",
  "/press/whatsapp/",
];

/** Pages that answer and are kept out of search results. */
const hiddenPaths = ["/deneme/", "/500/", "/onboarding/"];

type Route = { path: string; locale: Locale; isHidden: boolean };

const routesOf = (paths: readonly string[], isHidden: boolean): Route[] =>
  locales.flatMap((locale) =>
    paths.map((original) => ({ path: localizedPath(locale, original), locale, isHidden })),
  );

/** Every page of the route table, in every language. */
export const routes = [...routesOf(contentPaths, false), ...routesOf(hiddenPaths, true)];

/** Whether the build holds a page; a table that is ahead of the site is told apart from a page that got lost. */
export const isBuilt = ({ path: pagePath }: Route) =>
  fs.existsSync(path.join("public", pagePath, "index.html"));
