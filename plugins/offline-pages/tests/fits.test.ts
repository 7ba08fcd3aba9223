import { describe, expect, it } from "vitest";
import { hasFittingType, isValidResponse, pagePathOf } from "../worker/fits";

const site = "https://site.example";
const answer = (type: string, body = "", { status = 200, redirected = false } = {}) =>
  Object.defineProperty(
    new Response(body, { status, headers: type ? { "content-type": type } : {} }),
    "redirected",
    {
      value: redirected,
    },
  );
const ownPage = (path: string) => `<html><script>window.pagePath="${path}";</script></html>`;
const html = "text/html; charset=utf-8";
const portal = "<title>WiFi Login</title>";

describe("validation of a response before caching", () => {
  it.each<[string, string, Response, boolean]>([
    ["a script", "/app-0123.js", answer("application/javascript", "1"), true],
    [
      "a script with an alternative media type",
      "/app-0123.js",
      answer("text/javascript; charset=utf-8", "1"),
      true,
    ],
    ["a portal's page for a script", "/app-0123.js", answer(html, portal), false],
    ["a script without a type", "/app-0123.js", answer("", "1"), false],
    ["a style sheet", "/app.01.css", answer("text/css", "a{}"), true],
    ["a page for a style sheet", "/app.01.css", answer(html, portal), false],
    ["page data", "/page-data/faq/page-data.json", answer("application/json", "{}"), true],
    ["malformed page data", "/page-data/faq/page-data.json", answer("application/json", portal), false],
    ["a page for page data", "/page-data/faq/page-data.json", answer(html, "{}"), false],
    ["an image", "/static/a/b.avif", answer("image/avif"), true],
    ["an image of unknown type", "/static/a/b.avif", answer("application/octet-stream"), true],
    ["a page for an image", "/static/a/b.avif", answer(html, portal), false],
    ["a page for a font", "/static/a.woff2", answer(html, portal), false],
    ["a page", "/pricing/", answer(html, ownPage("/pricing/")), true],
    ["a page that defers the framework", "/faq/", answer(html, '<script data-page="/faq/">'), true],
    ["a page by its index.html address", "/a/index.html", answer(html, ownPage("/a/")), true],
    ["a page of another address", "/pricing/", answer(html, ownPage("/")), false],
    ["a portal's page", "/pricing/", answer(html, portal), false],
    ["a not-found page with status 200", "/nope/", answer(html, ownPage("/404.html")), false],
    ["the offline page", "/offline.html", answer(html, "<body data-offline-page>"), true],
    ["a portal's page for the offline page", "/offline.html", answer(html, portal), false],
    ["a redirected response", "/app-0123.js", answer("text/javascript", "1", { redirected: true }), false],
    ["an error response", "/app-0123.js", answer("text/javascript", "1", { status: 503 }), false],
  ])("only a genuine response is accepted: %s", async (_, path, response, expected) =>
    expect(await isValidResponse(site + path, response)).toBe(expected),
  );

  it("isValidResponse() does not consume the response body", async () => {
    const response = answer("application/json", "{}");
    await isValidResponse(`${site}/page-data/faq/page-data.json?a=1`, response);
    expect(await response.text()).toBe("{}");
  });
});

it("checks the type of a response against the path, not the query", () =>
  expect(hasFittingType(`${site}/app-0123.js?a=b.css`, answer("text/css"))).toBe(false));

it("pagePathOf() finds no page path in another site's HTML", () =>
  expect(pagePathOf(portal)).toBeUndefined());
