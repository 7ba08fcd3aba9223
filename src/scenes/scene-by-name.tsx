import type { ComponentType } from "react";
import { AdsScene } from "./ads-scene";
import { CallScene } from "./call-scene";
import { CampaignScene } from "./campaign-scene";
import { CommentsScene } from "./comments-scene";
import { CouponScene } from "./coupon-scene";
import { DashboardScene } from "./dashboard-scene";
import { DirectScene } from "./direct-scene";
import { InboxScene } from "./inbox-scene";
import { LiveChatScene } from "./live-chat-scene";
import { OrderScene } from "./order-scene";
import { PageMessagesScene } from "./page-messages-scene";
import { PaymentScene } from "./payment-scene";
import { ProductScene } from "./product-scene";
import { QuickRepliesScene } from "./quick-replies-scene";
import { ReplyWindowScene } from "./reply-window-scene";
import { ReportScene } from "./report-scene";
import { RichMessageScene } from "./rich-message-scene";
import { SmsScene } from "./sms-scene";
import { StockScene } from "./stock-scene";
import { TeamScene } from "./team-scene";
import { VariantsScene } from "./variants-scene";

const scenes: Record<string, ComponentType> = {
  ads: AdsScene,
  call: CallScene,
  campaign: CampaignScene,
  comments: CommentsScene,
  coupon: CouponScene,
  dashboard: DashboardScene,
  direct: DirectScene,
  inbox: InboxScene,
  "live-chat": LiveChatScene,
  order: OrderScene,
  "page-messages": PageMessagesScene,
  payment: PaymentScene,
  product: ProductScene,
  "quick-replies": QuickRepliesScene,
  "reply-window": ReplyWindowScene,
  report: ReportScene,
  "rich-message": RichMessageScene,
  sms: SmsScene,
  stock: StockScene,
  team: TeamScene,
  variants: VariantsScene,
};

/** Names of the scenes that data files may ask for. */
export const sceneNames = Object.keys(scenes);

/** The scene that the data names; an unknown one draws the inbox. */
export function SceneByName({ name }: { name: string }) {
  const Drawn = scenes[name] ?? InboxScene;
  return <Drawn />;
}
