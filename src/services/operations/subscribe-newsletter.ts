import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, FormOptions } from "@/services/contract-types";
import type { Accepted } from "@/services/answers/accepted";
import { runMutation } from "@/services/run-call";

const document: TypedDocumentNode<{ result: Accepted }, { input: Body<"subscribe-newsletter"> }> = gql`
  mutation SubscribeNewsletter($input: SubscribeNewsletterInput!) {
    result(input: $input) @rest(type: "SubscribeNewsletterResult", path: "/site/newsletter", method: "POST") {
      accepted
    }
  }
`;

/** The fields of the body, to which messages of a refusal are mapped. */
const fields = ["email", "consent"];

/** Subscribes an address to the newsletter. */
export function subscribeNewsletter(
  input: Body<"subscribe-newsletter">,
  options: FormOptions,
): Promise<Accepted> {
  return runMutation({ call: "subscribe-newsletter", document, variables: { input }, fields, options });
}
