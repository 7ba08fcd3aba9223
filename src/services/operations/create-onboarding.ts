import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, FormOptions } from "@/services/contract-types";
import { createOnboarding as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"create-onboarding">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"create-onboarding"> }> = gql`
  mutation CreateOnboarding($input: CreateOnboardingInput!) {
    result(input: $input)
      @rest(type: "CreateOnboardingResult", path: "/site/onboarding-wizard/new", method: "POST") {
      id
      hash
    }
  }
`;

/** Creates an onboarding from the customer information and brings its credentials. */
export function createOnboarding(input: Body<"create-onboarding">, options?: FormOptions): Promise<Result> {
  return runMutation({ document, variables: { input }, isAnswer, options });
}
