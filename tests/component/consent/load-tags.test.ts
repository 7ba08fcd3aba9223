import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

vi.mock("@/config/third-parties", async (original) => ({
  ...(await original<typeof import("@/config/third-parties")>()),
  thirdParties: { tagManager: "GTM-TEST1", adTag: "AW-1", pixel: "42", socialSdk: "7" },
  configuredThirdParties: ["tagManager", "adTag", "pixel", "socialSdk"],
}));

type TagWindow = Window & {
  dataLayer?: unknown[];
  ___navigate?: (to: string) => void;
};
const page = window as TagWindow;
const navigate = vi.fn();

const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);
/** Commands are `arguments` objects; other entries of the data layer are plain objects. */
const commands = () => (page.dataLayer ?? []).map((entry) => Array.from(entry as unknown[]));

beforeEach(() => {
  vi.resetModules();
  document.head.innerHTML = "";
  delete page.dataLayer;
  navigate.mockReset();
  page.___navigate = navigate;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const load = async (...args: Parameters<(typeof import("@/features/consent/load-tags"))["loadTags"]>) =>
  (await import("@/features/consent/load-tags")).loadTags(...args);

describe("loading third-party scripts", () => {
  it.each([
    [["measurement"], ["https://www.googletagmanager.com/gtm.js?id=GTM-TEST1"]],
    [
      ["marketing"],
      [
        "https://www.googletagmanager.com/gtm.js?id=GTM-TEST1",
        "https://www.googletagmanager.com/gtag/js?id=AW-1",
        "https://connect.facebook.net/en_US/fbevents.js",
      ],
    ],
    [["social"], ["https://connect.facebook.net/tr_TR/sdk.js"]],
  ] as const)("loads each script permitted by consent to %s once", async (granted, expected) => {
    await load(granted, "tr");
    await load(granted, "tr");
    expect(scripts()).toEqual(expected);
  });

  it("consent defaults to denied before scripts load, and is then updated to the granted categories", async () => {
    await load(["marketing"], "en");
    const [first, second] = commands();
    expect(first?.slice(0, 2)).toEqual(["consent", "default"]);
    expect(new Set(Object.values(first?.[2] as object))).toEqual(new Set(["denied"]));
    expect(second).toMatchObject([
      "consent",
      "update",
      { ad_storage: "granted", analytics_storage: "denied" },
    ]);
  });

  it("creates no data layer for Google scripts without consent", async () => {
    await load(["social"], "en");
    expect(page.dataLayer).toBeUndefined();
  });

  it("links to the onboarding open a new document, without third-party scripts", async () => {
    await load(["social"], "tr");
    page.___navigate?.("/faq/");
    expect(navigate).toHaveBeenCalledWith("/faq/", undefined);
    // jsdom logs an error instead of navigating, which shows that navigation was attempted.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    page.___navigate?.("/en/onboarding/setup/");
    expect(navigate).toHaveBeenCalledTimes(1);
  });
});
