import { expect, it } from "vitest";
import { offeredServices } from "@/features/onboarding/screens/offer-names";

const offered = (...codes: (string | number)[]) =>
  codes.map((code) => ({ code, name: `name of ${code}`, description: "" }));

it.each([
  [["sms", "domain"], offered("sms", "voice"), ["sms"]],
  [["domain"], offered(5), []],
  [["domain"], [], []],
  [["5", "sms"], offered("sms", 5), ["sms", 5]],
  [[], offered("sms"), []],
  [["sms", "sms"], offered("sms"), ["sms"]],
])("keeps, of %j, the services offered in %j: %j", (chosen, list, services) =>
  expect(offeredServices(chosen, list)).toEqual(services),
);
