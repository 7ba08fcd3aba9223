import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, ReadOptions } from "@/services/contract-types";
import { readWhatsappNumberList } from "@/services/answers/whatsapp-number-list";
import { runQuery } from "@/services/run-call";

type Result = ReturnType<typeof readWhatsappNumberList>;

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
  options: ReadOptions,
): Promise<Result> {
  return runQuery({
    call: "list-whatsapp-numbers",
    document,
    variables: { input: { ...input, id, hash } },
    read: readWhatsappNumberList,
    options,
  });
}
