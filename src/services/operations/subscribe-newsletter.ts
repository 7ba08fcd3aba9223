import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Answer, Body, FormOptions } from "@/services/contract-types";
import { subscribeNewsletter as isAnswer } from "@/services/generated/response-validators";
import { runMutation } from "@/services/run-call";

type Result = Answer<"subscribe-newsletter">;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"subscribe-newsletter"> }> = gql`
  mutation SubscribeNewsletter($input: SubscribeNewsletterInput!) {
    result(input: $input) @rest(type: "SubscribeNewsletterResult", path: "/site/newsletter", method: "POST") {
      subscribed
    }
  }
`;

/** Subscribes an address to the newsletter. */
export function subscribeNewsletter(
  input: Body<"subscribe-newsletter">,
  options?: FormOptions,
): Promise<Result> {
  return runMutation({ document, variables: { input }, isAnswer, options });
}
