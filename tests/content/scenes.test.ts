import { expect, it } from "vitest";
import { locales } from "@/config/languages";
import { demoShops } from "../helpers/demo-shops";
import { readData } from "../helpers/data-files";
import english from "../../locales/en/scenes.json";
import turkish from "../../locales/tr/scenes.json";

const texts = { tr: turkish, en: english };

it("no scene appears twice on a page or on two pages", () => {
  const solutions = readData<{ scene: string; homeScene?: string }[]>("solutions.json");
  const scenes = [
    ...solutions.flatMap(({ scene, homeScene }) => [scene, ...(homeScene ? [homeScene] : [])]),
    ...readData<{ scene: string }[]>("marketing.json").map(({ scene }) => scene),
    ...readData<{ scene?: string }[]>("channels.json").flatMap(({ scene }) => scene ?? []),
  ];
  expect(scenes.length).toBeGreaterThan(solutions.length);
  expect(new Set(scenes).size).toBe(scenes.length);
});

it.each(locales)(
  "the same customer appears throughout the solutions' scenes and nowhere else, %s",
  (locale) => {
    const scenes = texts[locale];
    const customer = scenes.inbox.first.name;
    const [first = ""] = customer.split(" ");
    expect(scenes.comments.first.name).toBe(customer);
    expect(scenes.call.name).toBe(customer);
    expect(scenes.campaign.variable).toBe(first);
    expect(scenes.report.review).toContain(customer);
    const { coffee, direct, pageMessages, liveChat, smsReply, incomingCall } = scenes;
    const elsewhere = JSON.stringify([coffee, direct, pageMessages, liveChat, smsReply, incomingCall]);
    expect(elsewhere).not.toContain(first);
    expect(JSON.stringify(demoShops(locale))).not.toContain(customer);
  },
);
