import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, FormOptions } from "@/services/contract-types";
import { sendContactMessage as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"send-contact-message">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"send-contact-message"> }> = gql`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    result(input: $input) @rest(type: "SendContactMessageResult", path: "/site/contact", method: "POST") {
      reference
    }
  }
`;

/** Sends a message to a department. */
export function sendContactMessage(
  input: Body<"send-contact-message">,
  options?: FormOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input }, isAnswer, options });
}
