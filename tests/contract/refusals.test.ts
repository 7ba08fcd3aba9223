import { expect, test } from "vitest";
import { readContract, type Operation } from "../../sandbox/contract";
import { failure, signUp, startSandbox } from "./running-sandbox";
import { customer, wizard } from "./sandbox/open-sandbox";

/** Invalid bodies by call, without credentials. */
const badBodies: Record<string, object> = {
  "create-onboarding": { ...customer, pdpa: false },
  "list-packages": { unknown: 1 },
  "select-package": { package_id: "1", features_ids: [1] },
  "configure-facebook": {},
  "list-whatsapp-numbers": { short_lived_token: "" },
  "configure-whatsapp": { whatsapp_number: "0850 000 00 01" },
  "list-instagram-accounts": { short_lived_token: 5 },
  "configure-instagram": { page_id: "1" },
  "list-extra-services": { unknown: 1 },
  "list-integrations": { unknown: 1 },
  "select-integration": { integration_type: "" },
  "get-information": { unknown: 1 },
  "complete-onboarding": { pdpa: false },
  "set-up-store": { email: customer.email, sub_domain: "Büyük Harf" },
  "edit-store": { mail: "elif@" },
  "send-contact-message": {
    name: "E",
    surname: "Y",
    email: customer.email,
    department: "Boss",
    message: "x",
  },
  "subscribe-newsletter": { email: customer.email, consent: false },
};

const jsonPosts = readContract().filter(({ method, isMultipart }) => method === "post" && !isMultipart);

async function prepare(operation: Operation) {
  const running = startSandbox();
  const credentials = await signUp(running);
  const inBody = operation.hashSource === "body" ? credentials : {};
  const headers: Record<string, string> =
    operation.hashSource === "header" ? { "x-onboarding-hash": credentials.hash } : {};
  const url = operation.path.replace(":id", credentials.id);
  return { ...running, credentials, url, inBody, headers };
}

const named = (list: Operation[]) => list.map((operation) => [operation.id, operation] as const);

test.each(named(jsonPosts))("%s rejects an invalid body and names the field", async (id, operation) => {
  const { post, url, inBody, headers } = await prepare(operation);
  const refused = await failure(await post(url, { ...inBody, ...badBodies[id] }, headers));
  expect(refused).toMatchObject({ status: 422, code: "invalid_fields" });
  expect(refused.fields?.length).toBeGreaterThan(0);
});

test.each(named(jsonPosts))("%s rejects an unreadable body", async (_, operation) => {
  const { post, url, headers } = await prepare(operation);
  expect(await failure(await post(url, "{", headers))).toMatchObject({ status: 400, code: "malformed_body" });
  const text = await post(url, "x", { ...headers, "content-type": "text/plain" });
  expect(await failure(text)).toMatchObject({ status: 415 });
  const large = await post(url, { text: "x".repeat(300_000) }, headers);
  expect(await failure(large)).toMatchObject({ status: 413 });
});

test.each([
  ["name", "   "],
  ["name", undefined],
  ["email", "elif@papatya"],
  ["email", "elif papatya@butik.example"],
  ["phone_number", "05001112233"],
  ["privacy_policy", false],
  ["pdpa", undefined],
])("a sign-up with %s = %j is rejected at that field", async (field, value) => {
  const { post } = startSandbox();
  const refused = await failure(await post(`${wizard}/new`, { ...customer, [field]: value }));
  expect(refused.status).toBe(422);
  expect(refused.fields?.map((item) => item.field)).toEqual([field]);
});

test("a body with several errors lists each field once", async () => {
  const { post } = startSandbox();
  const wrong = { name: "x".repeat(10_000), email: " ", pdpa: undefined, other: 1 };
  const signUp = await failure(await post(`${wizard}/new`, { ...customer, ...wrong }));
  expect(signUp.fields?.map(({ field }) => field).sort()).toEqual(["email", "name", "other", "pdpa"]);
});
