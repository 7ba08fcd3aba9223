import { expect, test } from "vitest";
import { configureApi } from "@/services/api-settings";
import { completeOnboarding } from "@/services/operations/complete-onboarding";
import { configureFacebook } from "@/services/operations/configure-facebook";
import { configureInstagram } from "@/services/operations/configure-instagram";
import { configureWhatsapp } from "@/services/operations/configure-whatsapp";
import { createOnboarding } from "@/services/operations/create-onboarding";
import { editStore } from "@/services/operations/edit-store";
import { getInformation } from "@/services/operations/get-information";
import { getStoreEdit } from "@/services/operations/get-store-edit";
import { getStoreSetup } from "@/services/operations/get-store-setup";
import { listExtraServices } from "@/services/operations/list-extra-services";
import { listInstagramAccounts } from "@/services/operations/list-instagram-accounts";
import { listIntegrations } from "@/services/operations/list-integrations";
import { listPackages } from "@/services/operations/list-packages";
import { listWhatsappNumbers } from "@/services/operations/list-whatsapp-numbers";
import { selectIntegration } from "@/services/operations/select-integration";
import { selectPackage } from "@/services/operations/select-package";
import { sendContactMessage } from "@/services/operations/send-contact-message";
import { setUpStore } from "@/services/operations/set-up-store";
import { subscribeNewsletter } from "@/services/operations/subscribe-newsletter";
import { uploadStoreImages } from "@/services/operations/upload-store-images";
import { readContract } from "../../sandbox/contract";
import { requestProblems } from "./contract-checks";
import { wholePicture } from "../fixtures/whole-pictures";
import { customer, metaToken, startSandbox } from "./running-sandbox";

const png = new Blob([wholePicture("png")], {
  type: "image/png",
});

const formTrace = "5230;empty";

test("every call of the client fits the contract and is answered by the sandbox", async () => {
  let now = 1_800_000_000_000;
  const running = startSandbox({ now: () => now });
  const { sent } = running;

  const credentials = await createOnboarding({ ...customer, dealer_code: "DLR-1" }, { formTrace });
  expect(credentials.id).toMatch(/^[0-9a-f]{32}$/);
  expect(credentials.hash).toMatch(/^[0-9a-f]{64}$/);

  const { packages } = await listPackages(credentials);
  expect(packages.map(({ code }) => code)).toEqual(["all-features", "instagram-only"]);
  expect(await selectPackage(credentials, { package_id: 1, features_ids: [1] })).toEqual({
    package: { id: 1, code: "all-features", features_ids: [1] },
  });

  const short_lived_token = await metaToken(running);
  const { accounts } = await listInstagramAccounts(credentials, { short_lived_token });
  const [account] = accounts;
  if (!account) throw new Error("The stand-in's account has Instagram accounts.");
  const { page_id, account_access_token } = account;
  expect((await configureInstagram(credentials, { page_id, account_access_token })).instagram.username).toBe(
    account.username,
  );
  expect((await configureFacebook(credentials, { short_lived_token })).facebook?.page_id).toBe(page_id);
  const { numbers } = await listWhatsappNumbers(credentials, { short_lived_token });
  expect(numbers.map(({ state }) => state)).toEqual(["available", "approval_pending", "in_use_in_app"]);
  const whatsapp_number = numbers[0]?.whatsapp_number ?? "";
  expect((await configureWhatsapp(credentials, { whatsapp_number })).whatsapp.state).toBe("approval_pending");

  expect((await listExtraServices(credentials)).services.length).toBeGreaterThan(0);
  const { integrations } = await listIntegrations(credentials);
  const integration_type = integrations[0]?.type ?? "";
  expect(await selectIntegration(credentials, { integration_type })).toEqual({ integration_type });

  const store = { email: customer.email, sub_domain: "papatya-butik" };
  const { domain } = await setUpStore(credentials, store);
  expect(domain).toMatch(/^papatya-butik\.[a-z.-]+$/);
  expect((await editStore(credentials, { company: "Papatya Butik", city: "İzmir" })).city).toBe("İzmir");
  expect(await getStoreEdit(credentials)).toMatchObject({ company: "Papatya Butik", city: "İzmir", fax: "" });
  const texts = { title: "Papatya", description: "El yapımı takı", tags: "takı" };
  expect(await uploadStoreImages(credentials, { ...texts, logo: png })).toEqual({
    ...texts,
    logo: { type: "image/png", size: 29 },
    favicon: null,
  });

  expect(await getStoreSetup(credentials)).toEqual({ ...store, domain: "", items: [], finished: false });
  const { configurate_services } = await completeOnboarding(credentials, { pdpa: true });
  expect(configurate_services.domain).toBe(domain);
  expect(configurate_services.items.map(({ key, state }) => `${key} ${state}`)).toEqual([
    "whatsapp doing",
    "instagram waiting",
    "store waiting",
    "company waiting",
    "credentials waiting",
  ]);
  now += 2_500;
  expect((await getStoreSetup(credentials)).items.map(({ state }) => state)).toEqual([
    "done",
    "done",
    "doing",
    "waiting",
    "waiting",
  ]);
  now += 2_500;
  expect(await getStoreSetup(credentials)).toMatchObject({ domain, finished: true });
  expect(await getInformation(credentials)).toMatchObject({
    customer: { name: customer.name },
    package: { id: 1 },
    instagram: { page_id },
    facebook: { page_id },
    whatsapp: { whatsapp_number },
    integration_type,
    store_setup: store,
    completed: true,
    step: "progress",
  });

  const person = { name: "Elif", surname: "Yıldız", email: customer.email };
  const contact = await sendContactMessage(
    { ...person, department: "Sales", message: "Merhaba" },
    { formTrace },
  );
  expect(contact.reference).not.toBe("");
  expect(await subscribeNewsletter({ email: customer.email, consent: true }, { formTrace })).toEqual({
    subscribed: true,
  });

  for (const request of sent) expect(await requestProblems(request), request.url).toEqual([]);
  const called = new Set(sent.map(({ method, url }) => `${method.toLowerCase()} ${new URL(url).pathname}`));
  const expected = readContract().map(
    ({ method, path }) => `${method} ${path.replace(":id", credentials.id)}`,
  );
  expect([...called].sort()).toEqual(expected.sort());
  for (const { url } of sent) expect(url).not.toContain(credentials.hash);
});

test("parts left for later are no items of the installation; a shop without an address gets one made from the handle or the name", async () => {
  startSandbox();
  const domains: string[] = [];
  for (const name of ["Şule Çiğdem", "Şule Çiğdem"]) {
    const credentials = await createOnboarding({ ...customer, name });
    await selectPackage(credentials, { package_id: 2, features_ids: [1] });
    const { configurate_services } = await completeOnboarding(credentials, { pdpa: true });
    expect(configurate_services.items.map(({ key }) => key)).toEqual(["company", "credentials"]);
    domains.push(configurate_services.domain.split(".")[0] ?? "");
  }
  expect(domains).toEqual(["sule-cigdem", "sule-cigdem-2"]);
});

test("texts and messages are in the language of the request", async () => {
  startSandbox();
  const credentials = await createOnboarding(customer);
  const names: string[] = [];
  const messages: string[] = [];
  for (const locale of ["tr", "en"]) {
    configureApi({ getLocale: () => locale });
    names.push((await listPackages(credentials)).packages[0]?.name ?? "");
    const refused = await createOnboarding({ ...customer, email: "elif@" }).catch((error: unknown) => error);
    messages.push((refused as { serverMessage: string }).serverMessage);
  }
  expect(names).toEqual(["Tüm özellikler", "All features"]);
  expect(messages).toEqual(["Geçerli bir email giriniz", "Please enter a valid email!"]);
});
