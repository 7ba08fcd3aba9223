import * as v from "valibot";
import { id, idLabel, item, listAnswer, object, text, word } from "./values";

const account = v.pipe(
  item(
    {
      page_id: id,
      page_name: text,
      username: text,
      /** Token of the account; empty if the backend does not disclose it. */
      account_access_token: v.fallback(id, ""),
    },
    { page_id: ["id"], username: ["name"] },
  ),
  v.transform((read) => ({
    ...read,
    username: read.username.replace(/^@+/, "") || read.page_name || idLabel(read.page_id),
  })),
);
export type OfferedAccount = v.InferOutput<typeof account>;

export const accountList = listAnswer(["accounts", "instagram_accounts"], account, ({ page_id }) => page_id);

const whatsappNumber = item(
  {
    whatsapp_number: id,
    display_name: text,
    /** State of the number; null if unknown, in which case the number can still be selected. */
    state: word(["available", "approval_pending", "in_use_in_app"]),
  },
  { whatsapp_number: ["phone_number"], display_name: ["name"], state: ["status"] },
);
export type WhatsappNumber = v.InferOutput<typeof whatsappNumber>;

export const numberList = listAnswer(
  ["numbers", "phone_numbers"],
  whatsappNumber,
  ({ whatsapp_number }) => whatsapp_number,
);

const connected = { page_name: "" };

/** Connected page, whose name may be empty; `facebook` is null if no page access was granted. */
export const facebookConnection = v.fallback(
  object({
    facebook: v.optional(
      v.nullable(v.fallback(item({ page_name: text }, { page_name: ["name"] }), connected)),
      connected,
    ),
  }),
  { facebook: connected },
);
