import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, ReadOptions } from "@/services/contract-types";
import { listExtraServices as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"list-extra-services">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-extra-services"> }> = gql`
  query ListExtraServices($input: ListExtraServicesInput!) {
    result(input: $input)
      @rest(type: "ListExtraServicesResult", path: "/site/onboarding-wizard/extra-services", method: "POST") {
      services
    }
  }
`;

/** Lists the services that can be added. */
export function listExtraServices({ id, hash }: Credentials, options?: ReadOptions): Promise<Result> {
  return runQuery({ document, variables: { input: { id, hash } }, isAnswer, options });
}
