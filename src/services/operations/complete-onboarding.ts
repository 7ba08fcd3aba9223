import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { completeOnboarding as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"complete-onboarding">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"complete-onboarding"> }> = gql`
  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {
    result(input: $input)
      @rest(type: "CompleteOnboardingResult", path: "/site/onboarding-wizard/completing", method: "POST") {
      configurate_services
    }
  }
`;

/** Confirms the onboarding, which starts the installation. */
export function completeOnboarding(
  { id, hash }: Credentials,
  input: Input<"complete-onboarding">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
