import { beforeEach, describe, expect, test, vi } from "vitest";
import { configureApi } from "@/services/api-settings";
import { client } from "@/services/client";
import { CallError } from "@/services/errors";
import { getStoreSetup, uploadStoreImages } from "@/services/operations/store";
import { listPackages } from "@/services/operations/offers";
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

const fetching = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  fetching.mockReset();
  fetching.mockImplementation(() => Promise.resolve(Response.json({})));
  configureApi({
    baseUrl: "https://api.example",
    headers: { idempotencyKey: true, formTrace: true, onboardingHash: true },
    fetch: fetching,
    timeout: 1_000,
    firstPause: 1,
  });
});

const header = (name: string, index = 0) => new Headers(fetching.mock.calls[index]?.[1]?.headers).get(name);

const errorOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: unknown) => error as CallError,
  );

describe("request header", () => {
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

  test("contains the form trace only if known", async () => {
    await subscribeNewsletter(subscription, { ...options, formTrace: "5000;empty" });
    await subscribeNewsletter(subscription, options);
    expect([header("x-form-trace"), header("x-form-trace", 1)]).toEqual(["5000;empty", null]);
  });

  test.each(["idempotencyKey", "formTrace", "onboardingHash"])(
    "the header is not sent if %s is off",
    async (name) => {
      configureApi({
        headers: { idempotencyKey: true, formTrace: true, onboardingHash: true, [name]: false },
      });
      await subscribeNewsletter(subscription, { ...options, formTrace: "5000;empty" });
      await getStoreSetup(own, options);
      expect(header("idempotency-key") === null).toBe(name === "idempotencyKey");
      expect(header("x-form-trace") === null).toBe(name === "formTrace");
      expect(header("x-onboarding-hash", 1) === null).toBe(name === "onboardingHash");
    },
  );
});

describe("response", () => {
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

describe("write call", () => {
  test("a write is deduplicated while pending, even in another language", async () => {
    fetching.mockImplementation(() => Promise.resolve(Response.json({ reference: "R1" })));
    const answers = await Promise.all([
      sendContactMessage(message, options),
      sendContactMessage({ ...message }, { locale: "en" }),
    ]);
    expect(answers).toEqual([{ reference: "R1" }, { reference: "R1" }]);
    expect(fetching).toHaveBeenCalledTimes(1);
  });

  test("a write with another payload or file is sent separately", async () => {
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

  test("fails for all callers, and can be retried", async () => {
    fetching.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const first = errorOf(subscribeNewsletter(subscription, options));
    const second = errorOf(subscribeNewsletter(subscription, options));
    expect(await first).toMatchObject({ code: "network" });
    expect(await second).toBe(await first);
    expect(await subscribeNewsletter(subscription, options)).toEqual({ accepted: true });
    expect(fetching).toHaveBeenCalledTimes(2);
  });
});

describe("failed call", () => {
  test("reports a client error as a lost connection", async () => {
    const cause = new Error("Out of order");
    vi.spyOn(client, "query").mockRejectedValueOnce(cause);
    const error = await errorOf(listPackages(own, options));
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ code: "network", cause });
  });

  test("reports a response without data as invalid", async () => {
    vi.spyOn(client, "mutate").mockResolvedValueOnce({ data: null });
    expect(await errorOf(subscribeNewsletter(subscription, options))).toMatchObject({
      code: "invalid-response",
    });
  });

  test("an error keeps its cause if there is no response", async () => {
    const cause = new TypeError("Failed to fetch");
    fetching.mockRejectedValueOnce(cause);
    expect(await errorOf(subscribeNewsletter(subscription, options))).toMatchObject({
      code: "network",
      cause,
    });
  });
});
