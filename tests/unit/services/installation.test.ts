import { expect, test } from "vitest";
import { startTarget } from "@/features/onboarding/start-target";
import { readStoreInstallation } from "@/services/answers/store-installation";

test("an installation without states or an end is not tracked", () => {
  expect(readStoreInstallation({ email: "a@b.example" }, "tr")).toMatchObject({
    tracked: false,
    finished: false,
  });
  expect(readStoreInstallation({ items: ["store"] }, "tr")).toMatchObject({
    tracked: false,
    finished: false,
  });
  expect(readStoreInstallation({ items: [{ key: "store", state: "x" }] }, "tr")).toMatchObject({
    tracked: true,
  });
  expect(readStoreInstallation({ finished: true }, "tr")).toMatchObject({ tracked: true, finished: true });
});

const item = { key: "store", state: "x" };

test.each([
  [{ items: [item], finished: 1 }, true],
  [{ items: [item], finished: "true" }, true],
  [{ data: { is_completed: "evet" } }, true],
  [{ data: { status: "completed" } }, true],
  [{ data: { status: "TAMAMLANDI" } }, true],
  [{ status: "success", installation: { state: "SETUP_DONE" } }, true],
  [{ ready: true }, true],
  [{ progress: 100 }, true],
  [{ data: { percent: "100 %" } }, true],
  [{ items: { store: 1, whatsapp: "100%" } }, true],
  [
    { items: { store: { configured: true }, whatsapp: { is_configured: 1 }, x: { state: "CONFIGURED" } } },
    true,
  ],
  [{ items: { store: { configured: true }, whatsapp: { configured: false } } }, false],
  [{ progress: 1 }, false],
  [{ progress: 40 }, false],
  [{ status: "success", data: { domain: "x" } }, false],
  [{ status: "not ready" }, false],
  [
    {
      data: {
        services: [
          { service: "store", completed: true },
          { service: "x", completed: false },
        ],
      },
    },
    false,
  ],
  [{ items: [{ key: "store", state: "done" }], finished: "no" }, false],
] as const)("the installation in %j is finished: %j", (answer, finished) =>
  expect(readStoreInstallation(answer, "tr").finished).toBe(finished),
);

test.each([
  { installation: { id: 5, status: "queued" } },
  { progress: { current: 1, total: 4 } },
  { data: ["ok"] },
])("%j has no items", (answer) => expect(readStoreInstallation(answer, "tr").items).toEqual([]));

test.each([
  { items: [{ key: "instagram", url: "https://instagram.com/ada" }] },
  { _links: { self: { url: "https://api.example/x" } } },
  { url: "https://api.example/self", data: { domain: "ada.shops.example" } },
  { url: "https://api.example/self" },
  { url: "https://api.example" },
  { store: { store_url: "https://Ada.shops.example:443/" } },
  { data: { url: "https://ada.shops.example" } },
  { domain: "ada" },
  { domain: "www.ada.shops.example" },
  { domain: { name: "x" } },
])("a finished installation that answers %j leads to the chosen shop", (answer) => {
  const { domain } = readStoreInstallation(answer, "tr");
  const places = { subDomain: "ada", storeDomain: "shops.example", login: "https://app.example/" };
  expect(startTarget({ isFinished: true, release: null, domain }, places)).toEqual({
    href: "https://ada.shops.example/",
    note: null,
  });
});

test("an address that is the answer's own is no domain of a shop", () => {
  for (const url of ["https://api.example/self", "https://instagram.com/ada"])
    expect(readStoreInstallation({ url, items: [{ key: "x", url }] }, "tr").domain).toBe("");
  expect(readStoreInstallation({ url: "ada.shops.example" }, "tr").domain).toBe("ada.shops.example");
});
