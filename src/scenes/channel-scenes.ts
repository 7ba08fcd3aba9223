import type { SceneSet } from "./scene";
import { DirectScene } from "./direct-scene";
import { LiveChatScene } from "./live-chat-scene";
import { PageMessagesScene } from "./page-messages-scene";
import { ReplyWindowScene } from "./reply-window-scene";
import { StockScene } from "./stock-scene";
import { IncomingCallScene } from "./story/incoming-call-scene";
import { SmsReplyScene } from "./story/sms-reply-scene";

/** The scenes of the channels page: a plant shop, channel by channel. */
export const channelScenes: SceneSet = {
  direct: DirectScene,
  "incoming-call": IncomingCallScene,
  "live-chat": LiveChatScene,
  "page-messages": PageMessagesScene,
  "reply-window": ReplyWindowScene,
  "sms-reply": SmsReplyScene,
  stock: StockScene,
};
