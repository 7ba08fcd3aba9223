import type { Locale } from "@/config/languages";
import { requestProblems } from "../contract/contract-checks";
import { visitor } from "./sign-up-steps";
import { expect, type ReceivedCall } from "./site";

export type Package = "all-features" | "instagram-only";

const packageIds: Record<Package, number> = { "all-features": 1, "instagram-only": 2 };

/** The calls that a journey makes, in order, by operation; polling counts once. */
const calls: Record<Package, string[]> = {
  "instagram-only": [
    "new",
    "packages",
    "select-package",
    "instagram-accounts",
    "instagram-configure",
    "extra-services",
    "integrations",
    "select-integration",
    "completing",
    "store-setup",
  ],
  "all-features": [
    "new",
    "packages",
    "select-package",
    "instagram-accounts",
    "instagram-configure",
    "instagram-accounts",
    "facebook-configure",
    "whatsapp-phone-numbers",
    "whatsapp-configure",
    "store-setup",
    "store-edit",
    "extra-services",
    "integrations",
    "select-integration",
    "completing",
    "store-setup",
  ],
};

/** A received call as the request it was. */
const asRequest = ({ method, path, headers, body }: ReceivedCall, origin: string) =>
  new Request(origin + path, { method, headers, ...(method === "POST" && { body: JSON.stringify(body) }) });

/** Compares the calls of a journey with those of its package, and each with the contract. */
export async function expectCalls(
  received: readonly ReceivedCall[],
  { chosen, locale, origin }: { chosen: Package; locale: Locale; origin: string },
) {
  const names = received
    .map(({ path }) => path.replace(/^.*\//, ""))
    .filter((name) => name !== "get-information")
    .filter((name, index, all) => name !== all[index - 1]);
  expect(names).toEqual(calls[chosen]);
  for (const call of received) {
    expect(call.headers["x-app-lang-code"], call.path).toBe(locale);
    expect(call.headers.accept, call.path).toBe("application/json");
    expect(await requestProblems(asRequest(call, origin)), call.path).toEqual([]);
  }
  expect(received[0]?.body).toEqual({
    name: visitor.name,
    email: visitor.email,
    phone_number: `+90${visitor.phone}`,
    privacy_policy: true,
    pdpa: true,
    newsletter: true,
  });
  const bodyOf = (name: string) => received.find(({ path }) => path.endsWith(name))?.body;
  expect(bodyOf("select-package")).toMatchObject({ package_id: packageIds[chosen], features_ids: [1] });
  expect(bodyOf("completing")).toMatchObject({ pdpa: true, services: ["licence"] });
}
