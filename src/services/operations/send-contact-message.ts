import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, FormOptions } from "@/services/contract-types";
import { readContactReceipt } from "@/services/answers/contact-receipt";
import { runMutation } from "@/services/run-call";

type Result = ReturnType<typeof readContactReceipt>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"send-contact-message"> }> = gql`
  mutation SendContactMessage($input: SendContactMessageInput!) {
    result(input: $input) @rest(type: "SendContactMessageResult", path: "/site/contact", method: "POST") {
      reference
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["name", "surname", "email", "department", "topic", "message"];

/** Sends a message to a department. */
export function sendContactMessage(
  input: Body<"send-contact-message">,
  options: FormOptions,
): Promise<Result> {
  return runMutation({
    call: "send-contact-message",
    document,
    variables: { input },
    read: readContactReceipt,
    fields,
    isAnswerOptional: true,
    options,
  });
}
