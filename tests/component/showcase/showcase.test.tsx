import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { ChannelBands } from "@/features/showcase/channel-bands";
import { SolutionGroups } from "@/features/showcase/solution-groups";
import { channelScenes } from "@/scenes/channel-scenes";
import { homeScenes } from "@/scenes/home-scenes";
import { SceneByName } from "@/scenes/scene";
import { solutionScenes } from "@/scenes/solution-scenes";
import { renderPage } from "../../helpers/render-page";

const groups = [
  { slug: "sales", title: "Satış", lead: "Sohbette satış." },
  { slug: "team", title: "Ekip", lead: "Birlikte." },
];
const solution = {
  icon: "inbox",
  moment: "Pazartesi: ilk soru.",
  benefit: "Fayda",
  text: "Metin",
  points: ["Bir nokta"],
  limits: [],
  limitsChecked: null,
  scene: "payment",
};
const solutions = [
  { ...solution, slug: "payment", title: "Ödeme", group: { slug: "sales" } },
  {
    ...solution,
    slug: "templates",
    title: "Şablonlar",
    group: { slug: "team" },
    limits: ["En çok 250 şablon", "Önce onay gerekir"],
    limitsChecked: "2022-01-01",
    scene: "campaign",
  },
];

describe("groups on the solutions page", () => {
  it("shows each solution in its group, with anchor, points and picture", () => {
    renderPage(<SolutionGroups groups={groups} solutions={solutions} />);
    const group = screen.getByRole("region", { name: "Satış" });
    const item = within(group).getByRole("article", { name: "Ödeme" });
    expect(item.querySelector("#payment")).toHaveTextContent("Ödeme");
    expect(within(item).getByText("Bir nokta")).toBeVisible();
    expect(within(item).getByText("Pazartesi: ilk soru.")).toBeVisible();
    expect(within(item).getByRole("img")).toHaveAccessibleName();
    expect(within(group).queryByRole("article", { name: "Şablonlar" })).not.toBeInTheDocument();
  });

  it.each([
    ["tr", "1 Ocak 2022"],
    ["en", "1 January 2022"],
  ] as const)("the date of a solution's limits is shown in %s", (locale, date) => {
    const { t } = renderPage(<SolutionGroups groups={groups} solutions={solutions} />, { locale });
    const item = screen.getByRole("article", { name: "Şablonlar" });
    expect(within(item).getByText("En çok 250 şablon")).toBeVisible();
    expect(within(item).getByText("Önce onay gerekir")).not.toBeVisible();
    fireEvent.click(within(item).getByText(t("showcase:moreLimits", { count: 1 })));
    expect(within(item).getByText(t("showcase:checked", { date }))).toBeVisible();
    const other = screen.getByRole("article", { name: "Ödeme" });
    expect(within(other).queryByText(t("showcase:limits"))).not.toBeInTheDocument();
  });

  it("a table of contents links to the solutions", () => {
    const { t } = renderPage(<SolutionGroups groups={groups} solutions={solutions} />);
    const contents = screen.getByRole("navigation", { name: t("showcase:contents") });
    expect(within(contents).getByRole("link", { name: "Şablonlar" })).toHaveAttribute("href", "#templates");
    expect(within(contents).getByRole("link", { name: "Ekip" })).toHaveAttribute("href", "#team");
  });
});

const { icon: _, ...texts } = solution;
const channel = { ...texts, scene: "sms-reply", slug: "sms", name: "SMS", tagline: "Kısa ve hızlı" };

it("each channel has its own section, with name and anchor", () => {
  renderPage(<ChannelBands channels={[{ ...channel, stories: [] }]} />);
  expect(screen.getByRole("article", { name: "SMS" }).querySelector("#sms")).toHaveTextContent("SMS");
  expect(screen.getByRole("heading", { level: 2, name: "SMS" })).toBeVisible();
});

it.each([
  ["tr", "/referances/kuzine-firin/"],
  ["en", "/en/referances/kuzine-firin/"],
] as const)("channels link to the stories of shops that use them, %s", (locale, href) => {
  const stories = [{ slug: "kuzine-firin", shop: "Kuzine Fırın", title: "Sıcak ekmek" }];
  const { t } = renderPage(<ChannelBands channels={[{ ...channel, stories }]} />, { locale });
  expect(screen.getByText(t("stories:ofChannel"))).toBeVisible();
  expect(screen.getByRole("link", { name: "Kuzine Fırın Sıcak ekmek" })).toHaveAttribute("href", href);
});

it("a channel without stories has no stories section", () => {
  const { t } = renderPage(<ChannelBands channels={[{ ...channel, stories: [] }]} />);
  expect(screen.queryByText(t("stories:ofChannel"))).not.toBeInTheDocument();
});

describe.each(["tr", "en"] as const)("scenes in %s", (locale) => {
  const scenes = { ...homeScenes, ...solutionScenes, ...channelScenes };
  it.each(Object.keys(scenes))(
    "scene %s is a single image with a description and no untranslated key",
    (name) => {
      renderPage(<SceneByName name={name} of={scenes} />, { locale });
      const picture = screen.getByRole("img");
      expect(picture).toHaveAccessibleName(/\s/);
      expect(picture.textContent).not.toMatch(/\{\{|\b[a-z]\w+\.(?!example)[a-z]/);
    },
  );
});
