import { afterEach, expect, test, vi } from "vitest";
import { apiSettings, configureApi, extraHeaders } from "@/services/api-settings";

const before = { ...apiSettings() };

afterEach(() => {
  configureApi(before);
  vi.unstubAllGlobals();
});

const all = { idempotencyKey: true, formTrace: true, onboardingHash: true };
const none = { idempotencyKey: false, formTrace: false, onboardingHash: false };
const given = (baseUrl: string, headers = {}) => extraHeaders({ ...before, baseUrl, headers });

test("every header is sent to the site's own origin, and none to another origin", () => {
  vi.stubGlobal("location", { href: "https://site.example/tr/", origin: "https://site.example" });
  expect(given("")).toEqual(all);
  expect(given("https://site.example")).toEqual(all);
  expect(given("https://site.example/api")).toEqual(all);
  expect(given("/api")).toEqual(all);
  expect(given("https://api.example")).toEqual(none);
  expect(given("http://site.example")).toEqual(none);
});

test("outside a browser, only an empty backend URL counts as same-origin", () => {
  vi.stubGlobal("location", undefined);
  expect(given("")).toEqual(all);
  expect(given("https://site.example")).toEqual(none);
});

test.each(["idempotencyKey", "formTrace", "onboardingHash"] as const)(
  "setting %s can be changed individually",
  (name) => {
    expect(given("", { [name]: false })).toEqual({ ...all, [name]: false });
    vi.stubGlobal("location", undefined);
    expect(given("https://api.example", { [name]: true })).toEqual({ ...none, [name]: true });
  },
);

test("a changed setting applies to later calls and leaves other settings unchanged", () => {
  configureApi({ baseUrl: "", headers: {} });
  expect(apiSettings()).toEqual({ ...before, baseUrl: "", headers: {} });
  expect(extraHeaders()).toEqual(all);
  configureApi({ headers: none });
  expect(extraHeaders()).toEqual(none);
});
