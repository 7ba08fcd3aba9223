import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adapterFile } from "@/gatsby/webpack/api-adapter";
import { configureApi } from "@/services/api-settings";
import {
  configureFacebook,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import {
  listExtraServices,
  listIntegrations,
  listPackages,
  selectPackage,
} from "@/services/operations/offers";
import { completeOnboarding } from "@/services/operations/onboarding";
import { createOnboarding } from "@/services/operations/site-forms";
import { getStoreSetup, setUpStore } from "@/services/operations/store";
import { adapter } from "../../fixtures/odata-adapter";
import { odataAnswer } from "../../helpers/odata-answers";
import { startPlainBackend, type PlainBackend } from "../../helpers/plain-backend";
import { temporaryFolder } from "../../helpers/temporary-folder";

const options = { locale: "en" } as const;
const customer = { name: "Ada", email: "a@b.example", phone_number: "+905321234567", newsletter: false };
const signUp = { ...customer, privacy_policy: true, pdpa: true } as const;

describe("OData backend", () => {
  let backend: PlainBackend;
  beforeEach(async () => {
    backend = await startPlainBackend(odataAnswer);
    configureApi({ baseUrl: backend.url, adapter, fetch: (input, init) => fetch(input, init) });
  });
  afterEach(async () => {
    configureApi({ baseUrl: "", adapter: {} });
    await backend.close();
  });

  test("an OData backend works through its adapter, from sign-up to finished installation", async () => {
    const own = await createOnboarding(signUp, options);
    expect(own).toEqual({ id: 1000, hash: "hash 0/ğ" });
    const [everything, instagram] = (await listPackages(own, options)).packages;
    expect(everything).toMatchObject({
      id: 1,
      name: "Everything",
      price: { amount: 25, currency: "USD", interval: null },
    });
    expect(instagram?.features).toMatchObject([{ id: 1, name: "Instagram", capability: "instagram" }]);
    expect(await selectPackage(own, { package_id: 1, features_ids: [1, 2] }, options)).toEqual({
      accepted: true,
    });
    const token = { short_lived_token: "t" };
    expect(await configureFacebook(own, token, options)).toEqual({ facebook: { page_name: "" } });
    expect((await listWhatsappNumbers(own, token, options)).numbers).toMatchObject([
      { whatsapp_number: "+908500000001", display_name: "Ada" },
    ]);
    expect((await listInstagramAccounts(own, token, options)).accounts).toMatchObject([
      { page_id: 9001, username: "ada.butik", account_access_token: "ig-token" },
    ]);
    expect((await listExtraServices(own, options)).services).toMatchObject([
      { code: 5, name: "Voice calls" },
    ]);
    expect((await listIntegrations(own, options)).integrations).toMatchObject([
      { type: 3, name: "My own site" },
    ]);
    await setUpStore(own, { email: "a@b.example", sub_domain: "ada" }, options);
    const { configurate_services } = await completeOnboarding(own, { pdpa: true }, options);
    expect(configurate_services.items).toEqual([{ key: "instagram", state: "waiting" }]);
    expect(await getStoreSetup(own, options)).toMatchObject({ finished: false, tracked: true });
    expect(await getStoreSetup(own, options)).toMatchObject({
      domain: "https://ada.kanalya-store.example",
      finished: true,
    });
  });

  test("errors from an OData backend appear next to the fields concerned", async () => {
    const taken = createOnboarding({ ...signUp, email: "taken@ornek.example" }, options);
    await expect(taken).rejects.toMatchObject({
      code: "unprocessable",
      serverMessage: "This email is taken.",
      fields: [{ field: "email", message: "This email is taken." }],
    });
  });
});

describe("the setting GATSBY_API_ADAPTER", () => {
  const folder = temporaryFolder({ "adapter.ts": "", "none.ts": "", "odata.ts": "" });

  test("the adapter file is selected by name; an empty value selects the default", () => {
    expect(adapterFile("odata", folder)).toBe(path.join(folder, "odata.ts"));
    expect(adapterFile("", folder)).toBe(path.join(folder, "none.ts"));
  });

  test.each(["soap", "adapter", "../odata", "toString"])(
    "fails the build if the adapter file does not exist: %s",
    (name) =>
      expect(() => adapterFile(name, folder)).toThrow(
        `GATSBY_API_ADAPTER is "${name}", but ${folder} has only: none, odata.`,
      ),
  );
});
