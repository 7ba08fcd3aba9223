import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { readCompletedOnboarding } from "@/services/answers/completed-onboarding";
import { runMutation } from "@/services/run-call";

type Result = ReturnType<typeof readCompletedOnboarding>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"complete-onboarding"> }> = gql`
  mutation CompleteOnboarding($input: CompleteOnboardingInput!) {
    result(input: $input)
      @rest(type: "CompleteOnboardingResult", path: "/site/onboarding-wizard/completing", method: "POST") {
      configurate_services
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["pdpa", "services", "company", "taxoffice", "taxnumber", "identity_number"];

/** Confirms the onboarding, which starts the installation. */
export function completeOnboarding(
  { id, hash }: Credentials,
  input: Input<"complete-onboarding">,
  options: WriteOptions,
): Promise<Result> {
  return runMutation({
    call: "complete-onboarding",
    document,
    variables: { input: { ...input, id, hash } },
    read: readCompletedOnboarding,
    fields,
    isInstalling: true,
    isAnswerOptional: true,
    options,
  });
}
