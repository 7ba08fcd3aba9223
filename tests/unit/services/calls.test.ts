import { beforeEach, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { createOnboarding } from "@/services/operations/site-forms";
import { getStoreSetup, uploadStoreImages } from "@/services/operations/store";
import { listPackages, selectPackage } from "@/services/operations/offers";

const locale = "en";
const credentials = { id: "0a1b", hash: "s3cr3t" };
const selected = { package: { id: 1, code: "all-features", features_ids: [1] } };

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  fetching.mockReset();
  configureApi({
    baseUrl: "https://api.example",
    headers: { idempotencyKey: true, formTrace: true, onboardingHash: true },
    fetch: fetching,
    timeout: 1_000,
    firstPause: 1,
  });
});

const sent = (index = 0) => {
  const [url, init] = fetching.mock.calls[index] ?? [];
  return { url, init, headers: new Headers(init?.headers) };
};

test("a write has its payload, the language and a unique idempotency key", async () => {
  fetching.mockImplementation(() => Promise.resolve(Response.json(selected)));
  expect(await selectPackage(credentials, { package_id: 1, features_ids: [1] }, { locale })).toEqual({
    accepted: true,
  });
  await selectPackage(credentials, { package_id: 1, features_ids: [1] }, { locale });
  const { url, init, headers } = sent();
  expect(url).toBe("https://api.example/site/onboarding-wizard/select-package");
  expect(JSON.parse(init?.body as string)).toEqual({ ...credentials, package_id: 1, features_ids: [1] });
  expect(headers.get("x-app-lang-code")).toBe("en");
  expect(headers.get("accept")).toBe("application/json");
  expect(headers.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
  expect(sent(1).headers.get("idempotency-key")).not.toBe(headers.get("idempotency-key"));
});

test("a given idempotency key is used, read calls have none, and settings may change between calls", async () => {
  const idempotencyKey = "3f2a9c81-1b2c-4d3e-8f4a-5b6c7d8e9f00";
  fetching.mockResolvedValueOnce(Response.json(selected));
  await selectPackage(credentials, { package_id: 1, features_ids: [1] }, { locale, idempotencyKey });
  expect(sent().headers.get("idempotency-key")).toBe(idempotencyKey);
  configureApi({ baseUrl: "" });
  fetching.mockResolvedValueOnce(Response.json({ packages: [] }));
  await listPackages(credentials, { locale: "tr" });
  expect(sent(1).url).toBe("/site/onboarding-wizard/packages");
  expect(sent(1).headers.get("x-app-lang-code")).toBe("tr");
  expect(sent(1).headers.has("idempotency-key")).toBe(false);
});

test("the hash is sent in a header if only the id is in the path", async () => {
  const setup = { domain: "", items: [], finished: false };
  fetching.mockResolvedValueOnce(Response.json(setup));
  expect(await getStoreSetup(credentials, { locale })).toEqual({ ...setup, tracked: true });
  expect(sent().url).toBe("https://api.example/site/onboarding-wizard/0a1b/store-setup");
  expect(sent().headers.get("x-onboarding-hash")).toBe("s3cr3t");
});

test.each(["..", ".", ""])("an id that is not a valid path segment is not sent: %j", async (id) => {
  await expect(getStoreSetup({ id, hash: "x" }, { locale })).rejects.toMatchObject({ code: "not-found" });
  expect(fetching).not.toHaveBeenCalled();
});

test.each([
  ["a/b", "a%2Fb"],
  ["a?b#c", "a%3Fb%23c"],
  ["%2e%2e", "%252e%252e"],
  ["../..", "..%2F.."],
  ["şu {args.product}", "%C5%9Fu%20%7Bargs.product%7D"],
  [4711, "4711"],
])("the id %j is encoded in the path as %s", async (id, segment) => {
  fetching.mockResolvedValueOnce(Response.json({}));
  await getStoreSetup({ id, hash: "x" }, { locale });
  expect(sent().url).toBe(`https://api.example/site/onboarding-wizard/${segment}/store-setup`);
});

test("another origin receives only the specified headers, the site's own origin all of them", async () => {
  const headersWith = async (changes: Parameters<typeof configureApi>[0]) => {
    configureApi({ headers: {}, ...changes });
    fetching.mockReset();
    fetching.mockImplementation(() => Promise.resolve(Response.json({ id: 1, hash: "h" })));
    const customer = { name: "A", email: "a@b.example", phone_number: "+905321234567", newsletter: false };
    const consents = { privacy_policy: true, pdpa: true } as const;
    await createOnboarding({ ...customer, ...consents }, { locale, formTrace: "5000;empty" });
    await getStoreSetup(credentials, { locale });
    return [0, 1].map((index) => [...sent(index).headers.keys()].sort());
  };
  const specified = ["accept", "content-type", "x-app-lang-code"];
  expect(await headersWith({ baseUrl: "https://api.example" })).toEqual([specified, expect.any(Array)]);
  expect(sent(1).headers.has("x-onboarding-hash")).toBe(false);
  const [write, read] = await headersWith({ baseUrl: "" });
  expect(write).toEqual(["accept", "content-type", "idempotency-key", "x-app-lang-code", "x-form-trace"]);
  expect(read).toContain("x-onboarding-hash");
  const headers = { idempotencyKey: true, formTrace: false, onboardingHash: true };
  const [set] = await headersWith({ baseUrl: "https://api.example", headers });
  expect(set).toEqual(["accept", "content-type", "idempotency-key", "x-app-lang-code"]);
});

test("ids and hashes are returned in their original type", async () => {
  fetching.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  await selectPackage({ id: 42, hash: 7 }, { package_id: "a", features_ids: [2, "b"] }, { locale });
  const body = JSON.parse(sent().init?.body as string) as unknown;
  expect(body).toEqual({ id: 42, hash: 7, package_id: "a", features_ids: [2, "b"] });
});

test("pictures are uploaded as files, and missing ones omitted", async () => {
  const saved = { logo: null, favicon: null, title: "a", description: "b", tags: "c" };
  fetching.mockResolvedValueOnce(Response.json(saved));
  const logo = new File(["x"], "logo.png", { type: "image/png" });
  await uploadStoreImages(credentials, { logo, title: "a", description: "b", tags: "c" }, { locale });
  const body = sent().init?.body as FormData;
  expect([...body.keys()]).toEqual(["logo", "data"]);
  expect((body.get("logo") as File).name).toBe("logo.png");
  expect(JSON.parse(body.get("data") as string)).toEqual({
    id: "0a1b",
    title: "a",
    description: "b",
    tags: "c",
  });
  expect(sent().headers.has("content-type")).toBe(false);
});
