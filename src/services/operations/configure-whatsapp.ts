import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { configureWhatsapp as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"configure-whatsapp">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"configure-whatsapp"> }> = gql`
  mutation ConfigureWhatsapp($input: ConfigureWhatsappInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureWhatsappResult"
        path: "/site/onboarding-wizard/whatsapp-configure"
        method: "POST"
      ) {
      whatsapp
    }
  }
`;

/** Connects a WhatsApp number. */
export function configureWhatsapp(
  { id, hash }: Credentials,
  input: Input<"configure-whatsapp">,
  options?: WriteOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input: { ...input, id, hash } }, isAnswer, options });
}
