import { gql, type TypedDocumentNode } from "@apollo/client/core";
import type { Body, Credentials, Input, WriteOptions } from "@/services/contract-types";
import { readFacebookConnection } from "@/services/answers/facebook-connection";
import { runMutation } from "@/services/run-call";

type Result = ReturnType<typeof readFacebookConnection>;

const document: TypedDocumentNode<{ result: Result }, { input: Body<"configure-facebook"> }> = gql`
  mutation ConfigureFacebook($input: ConfigureFacebookInput!) {
    result(input: $input)
      @rest(
        type: "ConfigureFacebookResult"
        path: "/site/onboarding-wizard/facebook-configure"
        method: "POST"
      ) {
      facebook
    }
  }
`;

/** Connects the Facebook page that was allowed in Meta's dialog; `facebook` is null where no page was allowed. */
export function configureFacebook(
  { id, hash }: Credentials,
  input: Input<"configure-facebook">,
  options: WriteOptions,
): Promise<Result> {
  return runMutation({
    call: "configure-facebook",
    document,
    variables: { input: { ...input, id, hash } },
    read: readFacebookConnection,
    isInstalling: true,
    isAnswerOptional: true,
    options,
  });
}
