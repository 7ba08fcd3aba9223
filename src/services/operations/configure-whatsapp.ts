import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";

const document: TypedDocumentNode<{ result: Accepted }, { input: Body<"configure-whatsapp"> }> = gql`
  mutation ConfigureWhatsapp($input: ConfigureWhatsappInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureWhatsappResult"
        path: "/site/onboarding-wizard/whatsapp-configure"
        method: "POST"
      ) {
      accepted
    }
  }
`;

/** Connects a WhatsApp number. */
export function configureWhatsapp(
  { id, hash }: Credentials,
  input: Input<"configure-whatsapp">,
  options: WriteOptions,
): Promise<Accepted> {
  return runMutation({
    call: "configure-whatsapp",
    document,
    variables: { input: { ...input, id, hash } },
    isInstalling: true,
    options,
  });
}
