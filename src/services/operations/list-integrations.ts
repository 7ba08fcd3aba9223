import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, ReadOptions } from "@/services/contract-types";
import { readIntegrationList } from "@/services/answers/integration-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readIntegrationList>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-integrations"> }> = gql`
  query ListIntegrations($input: ListIntegrationsInput!) {
    result(input: $input)
      @rest(type: "ListIntegrationsResult", path: "/site/onboarding-wizard/integrations", method: "POST") {
      integrations
    }
  }
`;

/** Lists the e-commerce sites that can be connected. */
export function listIntegrations({ id, hash }: Credentials, options: ReadOptions): Promise<Result> {
  return runQuery({
    call: "list-integrations",
    document,
    variables: { input: { id, hash } },
    read: readIntegrationList,
    options,
  });
}
