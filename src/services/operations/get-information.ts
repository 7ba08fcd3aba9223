import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, ReadOptions } from "@/services/contract-types";
import { readOnboardingInformation } from "@/services/answers/onboarding-information";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readOnboardingInformation>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"get-information"> }> = gql`
  query GetInformation($input: GetInformationInput!) {
    result(input: $input)
      @rest(type: "GetInformationResult", path: "/site/onboarding-wizard/get-information", method: "POST") {
      customer
      package
      instagram
      facebook
      whatsapp
      integration_type
      services
      store_setup
      configurate_services
    }
  }
`;

/** Brings everything the backend knows about the onboarding. */
export function getInformation({ id, hash }: Credentials, options: ReadOptions): Promise<Result> {
  return runQuery({
    call: "get-information",
    document,
    variables: { input: { id, hash } },
    read: readOnboardingInformation,
    options,
  });
}
