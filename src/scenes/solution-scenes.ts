import type { SceneSet } from "./scene";
import { AdsScene } from "./ads-scene";
import { CallScene } from "./call-scene";
import { CampaignScene } from "./campaign-scene";
import { CommentsScene } from "./comments-scene";
import { CouponScene } from "./coupon-scene";
import { DashboardScene } from "./dashboard-scene";
import { InboxScene } from "./inbox-scene";
import { OrderScene } from "./order-scene";
import { PaymentScene } from "./payment-scene";
import { ProductScene } from "./product-scene";
import { QuickRepliesScene } from "./quick-replies-scene";
import { ReportScene } from "./report-scene";
import { RichMessageScene } from "./rich-message-scene";
import { SmsScene } from "./sms-scene";
import { TeamScene } from "./team-scene";
import { VariantsScene } from "./variants-scene";

/** The scenes of the solutions page: a customer of a potter, from her first question to her stars. */
export const solutionScenes: SceneSet = {
  ads: AdsScene,
  call: CallScene,
  campaign: CampaignScene,
  comments: CommentsScene,
  coupon: CouponScene,
  dashboard: DashboardScene,
  inbox: InboxScene,
  order: OrderScene,
  payment: PaymentScene,
  product: ProductScene,
  "quick-replies": QuickRepliesScene,
  report: ReportScene,
  "rich-message": RichMessageScene,
  sms: SmsScene,
  team: TeamScene,
  variants: VariantsScene,
};
