import type { ComponentType } from "react";
import { CallScene } from "./call-scene";
import { CampaignScene } from "./campaign-scene";
import { CouponScene } from "./coupon-scene";
import { InboxScene } from "./inbox-scene";
import { OrderScene } from "./order-scene";
import { ReportScene } from "./report-scene";
import { TeamScene } from "./team-scene";

const scenes: Record<string, ComponentType> = {
  inbox: InboxScene,
  order: OrderScene,
  coupon: CouponScene,
  report: ReportScene,
  call: CallScene,
  campaign: CampaignScene,
  team: TeamScene,
};

/** Names of the scenes that data files may ask for. */
export const sceneNames = Object.keys(scenes);

/** The scene that the data names; an unknown one draws the inbox. */
export function SceneByName({ name }: { name: string }) {
  const Drawn = scenes[name] ?? InboxScene;
  return <Drawn />;
}
