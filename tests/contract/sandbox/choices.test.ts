import { describe, expect, it } from "vitest";
import offers from "../../../sandbox/fixtures/offers.json";
import { extraServicesIn, packagesIn } from "../../../sandbox/price-list";
import { onboarding } from "./open-sandbox";

describe("selection of a package", () => {
  it("the sandbox offers the packages of the price list in the language of the request", async () => {
    const { call } = await onboarding();
    for (const locale of ["tr", "en"] as const) {
      const headers = { "x-app-lang-code": locale };
      expect((await call("packages", {}, headers)).body).toEqual({ packages: packagesIn(locale) });
      expect((await call("extra-services", {}, headers)).body).toEqual({
        services: extraServicesIn(locale),
      });
    }
  });

  it.each([
    [
      "the base feature implies all included features",
      1,
      [1],
      ["instagram", "facebook-page", "whatsapp-number", "storefront"],
    ],
    [
      "single features apply individually, and mandatory ones are always on",
      1,
      [7, 2],
      ["instagram", "whatsapp-number"],
    ],
    ["an omitted feature is off", 1, [3], ["instagram", "facebook-page"]],
    ["a small package has fewer parts", 2, [1], ["instagram"]],
    ["the store package has only a storefront", 3, [6], ["storefront"]],
  ])("the parts of the setup are derived: %s", async (_, package_id, features_ids, capabilities) => {
    const { call } = await onboarding();
    const code = packagesIn("tr").find(({ id }) => id === package_id)?.code;
    const choice = { package: { id: package_id, code, features_ids, capabilities } };
    expect(await call("select-package", { package_id, features_ids })).toMatchObject({
      status: 200,
      body: choice,
    });
    expect((await call("get-information")).body).toMatchObject(choice);
  });

  it.each([
    [{ package_id: 999, features_ids: [1] }, "unknown_package", "package_id"],
    [{ package_id: 2, features_ids: [1, 2] }, "unknown_feature", "features_ids"],
  ])("rejects %j", async (choice, code, field) => {
    const { call } = await onboarding();
    expect(await call("select-package", choice)).toMatchObject({
      status: 422,
      body: { code, fields: [{ field }] },
    });
    expect((await call("get-information")).body).toMatchObject({ package: null });
  });
});

describe("selection of an integration", () => {
  it.each(["tr", "en"] as const)("offers the available integrations in %s", async (locale) => {
    const { call } = await onboarding();
    const { body } = await call("integrations", {}, { "x-app-lang-code": locale });
    expect(body).toEqual({
      integrations: offers.integrations.map(({ type, name, description }) => ({
        type,
        name: name[locale],
        description: description[locale],
      })),
    });
  });

  it.each(["own-software", "none"])(
    "accepts %s and continues to the confirmation",
    async (integration_type) => {
      const { call } = await onboarding();
      expect(await call("select-integration", { integration_type })).toMatchObject({
        status: 200,
        body: { integration_type },
      });
      expect((await call("get-information")).body).toMatchObject({ integration_type, step: "confirmation" });
    },
  );

  it("an integration that is not offered is rejected", async () => {
    const { call } = await onboarding();
    expect(await call("select-integration", { integration_type: "unheard-of" })).toMatchObject({
      status: 422,
      body: { code: "unknown_integration", fields: [{ field: "integration_type" }] },
    });
  });
});
