import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, FormOptions } from "@/services/contract-types";
import { readCreatedOnboarding } from "@/services/answers/created-onboarding";
import { runMutation } from "@/services/run-call";

type Result = ReturnType<typeof readCreatedOnboarding>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"create-onboarding"> }> = gql`
  mutation CreateOnboarding($input: CreateOnboardingInput!) {
    result(input: $input)
      @rest(type: "CreateOnboardingResult", path: "/site/onboarding-wizard/new", method: "POST") {
      id
      hash
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["name", "email", "phone_number", "privacy_policy", "pdpa", "newsletter", "dealer_code"];

/** Creates an onboarding from the customer information and brings its credentials. */
export function createOnboarding(input: Body<"create-onboarding">, options: FormOptions): Promise<Result> {
  return runMutation({
    call: "create-onboarding",
    document,
    variables: { input },
    read: readCreatedOnboarding,
    fields,
    options,
  });
}
