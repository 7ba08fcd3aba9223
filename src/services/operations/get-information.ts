import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, ReadOptions } from "@/services/contract-types";
import { getInformation as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"get-information">;

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
      store_setup
      completed
      step
      configurate_services
    }
  }
`;

/** Brings everything the backend knows about the onboarding. */
export function getInformation({ id, hash }: Credentials, options?: ReadOptions): Promise<Result> {
  return runQuery({ document, variables: { input: { id, hash } }, isAnswer, options });
}
