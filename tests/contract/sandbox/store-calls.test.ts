import { describe, expect, it } from "vitest";
import site from "../../../data/site.json";
import { wholePicture } from "../../fixtures/whole-pictures";
import { customer, onboarding, signUp, wizard } from "./open-sandbox";

const setup = (sub_domain: string) => ({ email: customer.email, sub_domain });

describe("call that sets the shop's address", () => {
  it("a shop address is stored, and returned with its domain", async () => {
    const { store, call, lead } = await onboarding();
    expect((await store("setup")).body).toEqual({
      email: null,
      sub_domain: null,
      domain: "",
      items: [],
      finished: false,
    });
    expect((await store("setup", setup("papatya"))).body).toEqual({
      ...setup("papatya"),
      domain: `papatya.${site.storeDomain}`,
    });
    expect((await store("setup")).body).toMatchObject({ ...setup("papatya"), domain: "" });
    expect((await call("get-information")).body).toMatchObject({ store_setup: setup("papatya") });
    expect(await lead()).toMatchObject({ storeSetup: setup("papatya"), domain: null });
  });

  it("a shop address belongs to one onboarding until its owner chooses a different address", async () => {
    const first = await onboarding();
    const second = await signUp(first);
    const take = (sub_domain: string) =>
      first.post(`${wizard}/${second.id}/store-setup`, setup(sub_domain), {
        "x-onboarding-hash": second.hash,
      });
    await first.store("setup", setup("papatya"));
    expect((await first.store("setup", setup("papatya"))).status).toBe(200);
    expect(await take("papatya")).toMatchObject({
      status: 409,
      body: { code: "sub_domain_taken", fields: [{ field: "sub_domain" }] },
    });
    await first.store("setup", setup("papatya-butik"));
    expect((await take("papatya")).status).toBe(200);
    expect((await take("papatya-butik")).status).toBe(409);
  });

  it("a shop address reserved for the service is rejected", async () => {
    const { store } = await onboarding();
    expect(await store("setup", setup("www"))).toMatchObject({
      status: 409,
      body: { code: "sub_domain_reserved", fields: [{ field: "sub_domain" }] },
    });
  });
});

describe("calls that store a shop's company data", () => {
  it("the company form returns every field, and keeps fields that a later change omits", async () => {
    const { store, lead } = await onboarding();
    const empty = (await store("edit")).body;
    expect(Object.values(empty)).toEqual(Array.from({ length: 14 }, () => ""));
    expect(Object.keys(empty).sort()).toEqual(
      "address city company country district fax mail mobile_phone owner phone taxnumber taxoffice town zip_code".split(
        " ",
      ),
    );
    const filled = { ...empty, company: "Papatya", taxnumber: "1234567890" };
    expect((await store("edit", { company: "Papatya", taxnumber: "1234567890" })).body).toEqual(filled);
    expect((await store("edit", { city: "İzmir" })).body).toEqual({ ...filled, city: "İzmir" });
    expect((await store("edit")).body).toEqual({ ...filled, city: "İzmir" });
    expect(await lead()).toMatchObject({ company: { company: "Papatya", taxnumber: "*******890" } });
  });

  it("the shop's look is stored separately, and keeps fields that a later change omits", async () => {
    const { store, lead } = await onboarding();
    expect((await store("edit", { theme: "sade", color: "mercan" })).body).not.toHaveProperty("theme");
    expect((await lead())["look"]).toEqual({ theme: "sade", color: "mercan" });
    await store("edit", { color: "deniz" });
    expect((await lead())["look"]).toEqual({ theme: "sade", color: "deniz" });
    await store("edit", { theme: "canli" });
    expect((await lead())["look"]).toEqual({ theme: "canli", color: "deniz" });
  });
});

describe("call that uploads shop images", () => {
  const texts = { title: "Papatya", description: "El yapımı takı", tags: "takı" };
  const size = (kind: "png" | "ico") => wholePicture(kind).length;

  it("shop images are stored with the shop's metadata and theme", async () => {
    const { upload, lead } = await onboarding();
    const response = await upload({ ...texts, theme: "sade" }, { logo: wholePicture("png") });
    expect(response.body).toEqual({
      ...texts,
      logo: { type: "image/png", size: size("png") },
      favicon: null,
    });
    expect(await lead()).toMatchObject({ storeMeta: texts, look: { theme: "sade" } });
  });

  it("shop images remain until replaced", async () => {
    const { upload } = await onboarding();
    await upload(texts, { logo: wholePicture("png") });
    const response = await upload(texts, { favicon: wholePicture("ico") });
    expect(response.body).toMatchObject({
      logo: { type: "image/png", size: size("png") },
      favicon: { type: "image/x-icon", size: size("ico") },
    });
  });

  it("a file that is not an image is rejected as a shop image", async () => {
    const { upload } = await onboarding();
    const response = await upload(texts, { favicon: new TextEncoder().encode("<!doctype html>") });
    expect(response).toMatchObject({
      status: 415,
      body: { code: "unsupported_image", fields: [{ field: "favicon" }] },
    });
  });
});
