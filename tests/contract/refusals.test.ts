import { expect, test } from "vitest";
import { readContract } from "../../sandbox/contract";
import { customer, failure, onboarding, openSandbox, wizard } from "./sandbox/open-sandbox";

const jsonPosts = readContract().filter(({ method, isMultipart }) => method === "post" && !isMultipart);

test.each(jsonPosts.map((operation) => [operation.id, operation] as const))(
  "%s rejects an unreadable body",
  async (_, { path, hashSource }) => {
    const { post, credentials, hash } = await onboarding();
    const url = path.replace(":id", credentials.id);
    const headers: Record<string, string> = hashSource === "header" ? hash : {};
    expect(await post(url, "{", headers)).toMatchObject({ status: 400, body: { code: "malformed_body" } });
    expect((await post(url, "x", { ...headers, "content-type": "text/plain" })).status).toBe(415);
    expect((await post(url, { text: "x".repeat(300_000) }, headers)).status).toBe(413);
  },
);

test.each([
  ["name", "   "],
  ["name", undefined],
  ["email", "elif@papatya"],
  ["email", "elif papatya@butik.example"],
  ["phone_number", "05001112233"],
  ["privacy_policy", false],
  ["pdpa", undefined],
])("a sign-up with %s = %j is rejected with an error for that field", async (field, value) => {
  const { post } = openSandbox();
  const refused = failure(await post(`${wizard}/new`, { ...customer, [field]: value }));
  expect(refused.status).toBe(422);
  expect(refused.fields?.map((item) => item.field)).toEqual([field]);
});

test("an error response lists each invalid field once", async () => {
  const { post } = openSandbox();
  const wrong = { name: "x".repeat(10_000), email: " ", pdpa: undefined, other: 1 };
  const signUp = failure(await post(`${wizard}/new`, { ...customer, ...wrong }));
  expect(signUp.fields?.map(({ field }) => field).sort()).toEqual(["email", "name", "other", "pdpa"]);
});
