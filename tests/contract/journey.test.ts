import { expect, test } from "vitest";
import { completeOnboarding, getInformation } from "@/services/operations/onboarding";
import {
  configureFacebook,
  configureInstagram,
  configureWhatsapp,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import { createOnboarding, sendContactMessage, subscribeNewsletter } from "@/services/operations/site-forms";
import {
  editStore,
  getStoreEdit,
  getStoreSetup,
  setUpStore,
  uploadStoreImages,
} from "@/services/operations/store";
import {
  listExtraServices,
  listIntegrations,
  listPackages,
  selectIntegration,
  selectPackage,
} from "@/services/operations/offers";
import { readContract } from "../../sandbox/contract";
import { answerProblems, requestProblems } from "./contract-checks";
import { wholePicture } from "../fixtures/whole-pictures";
import pricing from "../../data/pricing.json";
import { configureApi } from "@/services/api-settings";
import { customer, metaToken, openSandbox, origin } from "./sandbox/open-sandbox";

const png = new Blob([wholePicture("png")], { type: "image/png" });

const accepted = { accepted: true };
const formTrace = "5230;empty";
const locale = "tr";

test("every client call matches the contract and gets a response from the sandbox", async () => {
  const opened = openSandbox();
  const sent: Request[] = [];
  configureApi({
    baseUrl: origin,
    headers: { idempotencyKey: true, formTrace: true, onboardingHash: true },
    fetch: async (url, init) => {
      const request = new Request(url instanceof Request ? url.url : url, init);
      sent.push(request.clone());
      const response = await opened.sandbox.fetch(request);
      expect(answerProblems(request, await response.clone().text())).toEqual([]);
      return response;
    },
  });

  const credentials = await createOnboarding({ ...customer, dealer_code: "DLR-1" }, { locale, formTrace });

  const { packages } = await listPackages(credentials, { locale });
  expect(packages.map(({ id }) => id)).toEqual(pricing.packages.list.map(({ id }) => id));
  expect(await selectPackage(credentials, { package_id: 1, features_ids: [1] }, { locale })).toEqual(
    accepted,
  );

  const short_lived_token = await metaToken(opened);
  const { accounts } = await listInstagramAccounts(credentials, { short_lived_token }, { locale });
  const [account] = accounts;
  if (!account) throw new Error("The stand-in's account has Instagram accounts.");
  const { page_id, account_access_token } = account;
  expect(await configureInstagram(credentials, { page_id, account_access_token }, { locale })).toEqual(
    accepted,
  );
  expect((await configureFacebook(credentials, { short_lived_token }, { locale })).facebook?.page_name).toBe(
    account.page_name,
  );
  const { numbers } = await listWhatsappNumbers(credentials, { short_lived_token }, { locale });
  expect(numbers.map(({ state }) => state)).toEqual(["available", "approval_pending", "in_use_in_app"]);
  const whatsapp_number = numbers[0]?.whatsapp_number ?? "";
  expect(await configureWhatsapp(credentials, { whatsapp_number }, { locale })).toEqual(accepted);

  expect((await listExtraServices(credentials, { locale })).services.length).toBeGreaterThan(0);
  const { integrations } = await listIntegrations(credentials, { locale });
  const integration_type = integrations[0]?.type ?? "";
  expect(await selectIntegration(credentials, { integration_type }, { locale })).toEqual(accepted);

  const store = { email: customer.email, sub_domain: "papatya-butik" };
  expect(await setUpStore(credentials, store, { locale })).toEqual(accepted);
  expect(await editStore(credentials, { company: "Papatya Butik", city: "İzmir" }, { locale })).toEqual(
    accepted,
  );
  expect(await getStoreEdit(credentials, { locale })).toMatchObject({
    company: "Papatya Butik",
    city: "İzmir",
    fax: "",
  });
  const texts = { title: "Papatya", description: "El yapımı takı", tags: "takı" };
  expect(
    await uploadStoreImages(credentials, { ...texts, logo: png, theme: "sade", color: "mercan" }, { locale }),
  ).toEqual(accepted);

  expect(await getStoreSetup(credentials, { locale })).toEqual({
    domain: "",
    items: [],
    finished: false,
    tracked: true,
  });
  const { configurate_services } = await completeOnboarding(
    credentials,
    {
      pdpa: true,
      services: ["sms", "domain"],
      billing: { kind: "sole-proprietor", identity_number: "10000000146" },
    },
    { locale },
  );
  const { domain } = configurate_services;
  expect(domain).toMatch(/^papatya-butik\.[a-z.-]+$/);
  const leads = await (await opened.ask("/sandbox/leads", { headers: { accept: "text/html" } })).text();
  const cells = [...leads.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell);
  expect(cells).toEqual(
    expect.arrayContaining([
      "DLR-1",
      expect.stringContaining("all-features"),
      expect.stringContaining(account.username),
      expect.stringContaining(account.page_name),
      expect.stringContaining(String(whatsapp_number)),
      "sms, domain",
      integration_type,
      domain,
      "sade, mercan",
      expect.stringMatching(/^sole-proprietor, .*\*{8}146/),
      "whatsapp, doing, instagram, waiting, store, waiting, company, waiting, credentials, waiting",
    ]),
  );
  expect(leads).not.toContain("10000000146");
  expect(configurate_services.items.map(({ key, state }) => `${key} ${state}`)).toEqual([
    "whatsapp doing",
    "instagram waiting",
    "store waiting",
    "company waiting",
    "credentials waiting",
  ]);
  opened.clock.now += 2_500;
  expect((await getStoreSetup(credentials, { locale })).items.map(({ state }) => state)).toEqual([
    "done",
    "done",
    "doing",
    "waiting",
    "waiting",
  ]);
  opened.clock.now += 2_500;
  expect(await getStoreSetup(credentials, { locale })).toMatchObject({ domain, finished: true });
  expect(await getInformation(credentials, { locale })).toMatchObject({
    customer: { name: customer.name },
    package: { id: 1 },
    instagram: { page_id },
    facebook: { page_name: account.page_name },
    whatsapp: { whatsapp_number },
    integration_type,
    services: ["sms", "domain"],
    store_setup: store,
    configurate_services: { domain },
  });

  const person = { name: "Elif", surname: "Yıldız", email: customer.email };
  const contact = await sendContactMessage(
    { ...person, department: "Sales", message: "Merhaba" },
    { locale, formTrace },
  );
  expect(contact.reference).not.toBe("");
  expect(await subscribeNewsletter({ email: customer.email, consent: true }, { locale, formTrace })).toEqual(
    accepted,
  );

  for (const request of sent) expect(await requestProblems(request), request.url).toEqual([]);
  const called = new Set(sent.map(({ method, url }) => `${method.toLowerCase()} ${new URL(url).pathname}`));
  const expected = readContract().map(
    ({ method, path }) => `${method} ${path.replace(":id", String(credentials.id))}`,
  );
  expect([...called].sort()).toEqual(expected.sort());
  for (const { url } of sent) expect(url).not.toContain(String(credentials.hash));
});
