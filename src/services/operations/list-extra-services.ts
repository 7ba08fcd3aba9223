import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, ReadOptions } from "@/services/contract-types";
import { readExtraServiceList } from "@/services/answers/extra-service-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readExtraServiceList>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-extra-services"> }> = gql`
  query ListExtraServices($input: ListExtraServicesInput!) {
    result(input: $input)
      @rest(type: "ListExtraServicesResult", path: "/site/onboarding-wizard/extra-services", method: "POST") {
      services
    }
  }
`;

/** Lists the services that can be added. */
export function listExtraServices({ id, hash }: Credentials, options: ReadOptions): Promise<Result> {
  return runQuery({
    call: "list-extra-services",
    document,
    variables: { input: { id, hash } },
    read: readExtraServiceList,
    options,
  });
}
