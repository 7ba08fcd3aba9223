import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, ReadOptions } from "@/services/contract-types";
import { listWhatsappNumbers as isAnswer } from "@/services/generated/response-validators";
import { runQuery } from "@/services/run-call";

type Result = Answer<"list-whatsapp-numbers">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"list-whatsapp-numbers"> }> = gql`
  query ListWhatsappNumbers($input: ListWhatsappNumbersInput!) {
    result(input: $input)
      @rest(
        type: "ListWhatsappNumbersResult"
        path: "/site/onboarding-wizard/whatsapp-phone-numbers"
        method: "POST"
      ) {
      numbers
    }
  }
`;

/** Lists the WhatsApp numbers of the allowed business account. */
export function listWhatsappNumbers(
  { id, hash }: Credentials,
  input: Input<"list-whatsapp-numbers">,
  options?: ReadOptions,
): Promise<Result> {
  return runQuery({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
