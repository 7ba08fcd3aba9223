import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, ReadOptions } from "@/services/contract-types";
import { listIntegrations as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"list-integrations">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-integrations"> }> = gql`
  query ListIntegrations($input: ListIntegrationsInput!) {
    result(input: $input)
      @rest(type: "ListIntegrationsResult", path: "/site/onboarding-wizard/integrations", method: "POST") {
      integrations
    }
  }
`;

/** Lists the e-commerce sites that can be connected. */
export function listIntegrations({ id, hash }: Credentials, options?: ReadOptions): Promise<Result> {
  return runQuery({ document, variables: { input: { id, hash } }, isAnswer, options });
}
