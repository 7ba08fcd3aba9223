import { expect, test } from "vitest";
import { knowledgeOf } from "@/features/onboarding/server-knowledge";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";
import { initialState } from "@/state/initial-state";
import { onboardingReducer } from "@/state/onboarding-reducer";

const read = (answer: unknown) => readOnboardingInformation(answer, "tr");

test.each([
  [{ services: [{ id: 5 }, { code: "x" }] }, [5, "x"]],
  [{ services: [{ service_code: "sms", id: 7 }] }, ["sms"]],
  [{ services: [{ node: { id: 5 } }, 6, 6] }, [5, 6]],
  [{ services: { sms: true, voice: false } }, ["sms"]],
  [{ services: "sms,voice" }, ["sms", "voice"]],
  [{ services: [] }, []],
  [{ services: [{ label: "?" }] }, null],
  [{ services: null }, null],
  [{ services: 3 }, null],
  [{}, null],
])("the services in %j are %j", (answer, services) =>
  expect(read({ package_id: 1, ...answer }).services).toEqual(services),
);

test.each([
  [{ package: { id: 3, features_ids: [{ id: 1 }] } }, [1]],
  [{ package: { package_id: 3, features: [1, 2] } }, [1, 2]],
  [{ package_id: 3, featureIds: "1,2" }, ["1", "2"]],
  [{ package: { id: 3, features: [{ id: 1 }, { id: 2 }] } }, []],
])("the features in %j are %j", (answer, ids) => expect(read(answer).package?.features_ids).toEqual(ids));

test("flat choices are read", () => {
  const flat = { whatsapp: "+90 532 123 45 67", instagram: "ada", facebook: "Ada", integration: "shopify" };
  expect(read({ data: flat })).toMatchObject({
    whatsapp: { whatsapp_number: "+90 532 123 45 67" },
    instagram: { username: "ada" },
    facebook: { page_name: "Ada" },
    integration_type: "shopify",
  });
  expect(read({ whatsapp: { display_phone_number: "+90" }, integration: { code: 5 } })).toMatchObject({
    whatsapp: { whatsapp_number: "+90" },
    integration_type: "5",
  });
});

test("a yes or no is no name of what was chosen", () => {
  const flags = { package_id: 1, whatsapp: true, instagram: "true", facebook: 1, integration: null };
  expect(read(flags)).toMatchObject({ whatsapp: null, instagram: null, facebook: null });
  expect(read({ package_id: 1, whatsapp: "1", instagram: "0", facebook: "evet" })).toMatchObject({
    whatsapp: null,
    instagram: null,
    facebook: null,
  });
});

test("an answer of which nothing can be read keeps the services that were ticked", () => {
  const ticked = onboardingReducer(initialState, { type: "services-chosen", services: ["sms"] });
  const known = knowledgeOf(read({ package_id: 1, services: [{ label: "SMS" }] }));
  expect(onboardingReducer(ticked, { type: "synchronised", known }).services).toEqual(["sms"]);
});
