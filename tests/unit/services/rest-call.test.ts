import { beforeEach, describe, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { client } from "@/services/client";
import { CallError } from "@/services/errors";
import { getStoreSetup, uploadStoreImages } from "@/services/operations/store";
import { listPackages, selectPackage } from "@/services/operations/offers";
import { sendContactMessage, subscribeNewsletter } from "@/services/operations/site-forms";

const own = { id: 7, hash: "h" };
const options = { locale: "tr" } as const;
const subscription = { email: "a@b.example", consent: true } as const;
const message = {
  name: "Ada",
  surname: "L",
  email: "a@b.example",
  department: "Sales",
  message: "m",
} as const;

const allHeaders = { idempotencyKey: true, formTrace: true, onboardingHash: true };

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetching.mockReset();
  fetching.mockImplementation(() => Promise.resolve(Response.json({})));
  configureApi({
    baseUrl: "https://api.example",
    headers: allHeaders,
    fetch: fetching,
    timeout: 1_000,
    firstPause: 1,
  });
});

const headers = (index = 0) => new Headers(fetching.mock.calls[index]?.[1]?.headers);
const header = (name: string, index = 0) => headers(index).get(name);

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as CallError,
  );

describe("URL of a request", () => {
  test.each(["..", ".", ""])("an id that is not a valid path segment is not sent: %j", async (id) => {
    await expect(getStoreSetup({ id, hash: "x" }, options)).rejects.toMatchObject({ code: "not-found" });
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
    await getStoreSetup({ id, hash: "x" }, options);
    expect(fetching.mock.calls[0]?.[0]).toBe(
      `https://api.example/site/onboarding-wizard/${segment}/store-setup`,
    );
  });
});

describe("headers of a request", () => {
  test("a write has an idempotency key, supplied or generated; a read has none", async () => {
    const write = (idempotencyKey?: string) =>
      selectPackage(own, { package_id: 1, features_ids: [1] }, { locale: "en", idempotencyKey });
    await write();
    await write();
    await write("3f2a9c81");
    await listPackages(own, options).catch(() => null);
    const [first, second, ...others] = [0, 1, 2, 3].map((index) => header("idempotency-key", index));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(others).toEqual(["3f2a9c81", null]);
    expect([0, 3].map((index) => header("x-app-lang-code", index))).toEqual(["en", "tr"]);
  });

  test("requests to another origin have no optional headers", async () => {
    configureApi({ headers: {} });
    await subscribeNewsletter(subscription, { ...options, formTrace: "5000;empty" });
    expect([...headers().keys()].sort()).toEqual(["accept", "content-type", "x-app-lang-code"]);
    expect(header("accept")).toBe("application/json");
  });

  test.each([
    ["abc-123_~!", "abc-123_~!"],
    ["ab+/=", "ab+/="],
    [42, "42"],
    ["a b", "a%20b"],
    ["ş", "%C5%9F"],
    ["ab\n", "ab%0A"],
    ["\u0001ab", "%01ab"],
  ])("encodes the hash %j as %s", async (hash, text) => {
    await getStoreSetup({ id: 7, hash }, options);
    expect(header("x-onboarding-hash")).toBe(text);
  });

  test("a call has an x-form-trace header only if a value is given", async () => {
    await subscribeNewsletter(subscription, { ...options, formTrace: "5000;empty" });
    await subscribeNewsletter(subscription, options);
    expect([header("x-form-trace"), header("x-form-trace", 1)]).toEqual(["5000;empty", null]);
  });

  test.each(["idempotencyKey", "formTrace", "onboardingHash"])(
    "the header is not sent if %s is off",
    async (name) => {
      configureApi({ headers: { ...allHeaders, [name]: false } });
      await subscribeNewsletter(subscription, { ...options, formTrace: "5000;empty" });
      await getStoreSetup(own, options);
      expect(header("idempotency-key") === null).toBe(name === "idempotencyKey");
      expect(header("x-form-trace") === null).toBe(name === "formTrace");
      expect(header("x-onboarding-hash", 1) === null).toBe(name === "onboardingHash");
    },
  );
});

describe("response to a call", () => {
  test("a response is not cached for other calls", async () => {
    fetching.mockResolvedValueOnce(Response.json({ packages: [{ id: 1, name: "A" }] }));
    fetching.mockResolvedValueOnce(Response.json({ packages: [] }));
    expect((await listPackages(own, options)).packages).toHaveLength(1);
    expect((await listPackages(own, options)).packages).toHaveLength(0);
  });

  test("two identical concurrent read calls are sent separately", async () => {
    fetching.mockImplementation(() => Promise.resolve(Response.json({ packages: [] })));
    await Promise.all([listPackages(own, options), listPackages(own, options)]);
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

describe("deduplication of writes", () => {
  test("a write uploads pictures as files, and omits missing ones", async () => {
    const logo = new File(["x"], "logo.png", { type: "image/png" });
    await uploadStoreImages(own, { logo, title: "a", description: "b", tags: "c" }, options);
    const body = fetching.mock.calls[0]?.[1]?.body as FormData;
    expect([...body.keys()]).toEqual(["logo", "data"]);
    expect((body.get("logo") as File).name).toBe("logo.png");
    expect(headers().has("content-type")).toBe(false);
  });

  test("a write is deduplicated while pending, even in another language", async () => {
    fetching.mockImplementation(() => Promise.resolve(Response.json({ reference: "R1" })));
    const answers = await Promise.all([
      sendContactMessage(message, options),
      sendContactMessage({ ...message }, { locale: "en" }),
    ]);
    expect(answers).toEqual([{ reference: "R1" }, { reference: "R1" }]);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test("a write with a different payload or file is sent separately", async () => {
    const picture = (text: string) => new File([text], "a.png", { type: "image/png" });
    const upload = (text: string) =>
      uploadStoreImages(
        own,
        { logo: picture(text), title: "", description: "", tags: [] } as never,
        options,
      ).catch(() => null);
    await Promise.all([
      sendContactMessage(message, options),
      sendContactMessage({ ...message, message: "n" }, options),
      upload("1"),
      upload("22"),
    ]);
    expect(fetching).toHaveBeenCalledTimes(4);
  });

  test("a failed write fails for all callers, and can be retried", async () => {
    const cause = new TypeError("Failed to fetch");
    fetching.mockRejectedValueOnce(cause);
    const first = errorOf(subscribeNewsletter(subscription, options));
    const second = errorOf(subscribeNewsletter(subscription, options));
    expect(await first).toMatchObject({ code: "network", cause });
    expect(await second).toBe(await first);
    expect(await subscribeNewsletter(subscription, options)).toEqual({ accepted: true });
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

describe("errors from a failed call", () => {
  test("a failed fetch is reported as a lost connection", async () => {
    const cause = new Error("Out of order");
    vi.spyOn(client, "query").mockRejectedValueOnce(cause);
    const error = await errorOf(listPackages(own, options));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: "network", cause });
  });

  test("a response without data is reported as invalid", async () => {
    vi.spyOn(client, "mutate").mockResolvedValueOnce({ data: null });
    expect(await errorOf(subscribeNewsletter(subscription, options))).toMatchObject({
      code: "invalid-response",
    });
  });
});
