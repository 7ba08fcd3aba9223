import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import about from "../../../data/about.json";
import { AboutStory } from "@/features/about/about-story";
import { AboutTeam } from "@/features/about/about-team";
import { AboutTimeline } from "@/features/about/about-timeline";
import { AboutWork } from "@/features/about/about-work";
import { renderPage } from "../../helpers/render-page";

const texts = { eyebrow: "Ön başlık", title: "Başlık", lead: "Giriş" };
const item = { id: "one", icon: "inbox", title: "Destek", text: "Sorunuzu yanıtlar." };

it("the about page shows the company's story beside labelled figures", () => {
  renderPage(
    <AboutStory
      story={{
        ...texts,
        paragraphs: ["İlk", "İkinci"],
        facts: [{ id: "a", value: "4 dil", label: "mağaza dili" }],
      }}
    />,
  );
  const story = screen.getByRole("region", { name: "Başlık" });
  expect(within(story).getByText("İkinci")).toBeVisible();
  expect(within(story).getByRole("term")).toHaveTextContent("mağaza dili");
  expect(within(story).getByRole("definition")).toHaveTextContent("4 dil");
});

it("the about page lists the milestones chronologically", () => {
  const steps = ["2021", "2022"].map((year) => ({ id: year, year, title: `Adım ${year}`, text: "Metin" }));
  renderPage(<AboutTimeline timeline={{ ...texts, steps }} />);
  const headings = screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(["Adım 2021", "Adım 2022"]);
});

it("the about page lists the working principles", () => {
  renderPage(<AboutWork work={{ ...texts, habits: [item] }} />);
  expect(screen.getByRole("heading", { name: "Destek" })).toBeVisible();
});

it("the about page lists the departments and links to the company's phone and email", () => {
  const company = {
    legalEntity: "Marka A.Ş.",
    address: "Bir Sokak",
    phone: "+90 850 000 00 00",
    email: "a@b.example",
  };
  const { t } = renderPage(
    <AboutTeam team={{ ...texts, desks: [item] }} companyTitle="Şirket" company={company} />,
  );
  expect(screen.getByRole("link", { name: company.phone })).toHaveAttribute("href", "tel:+908500000000");
  expect(screen.getByRole("link", { name: company.email })).toHaveAttribute("href", "mailto:a@b.example");
  expect(screen.getByText("Marka A.Ş.")).toBeVisible();
  expect(screen.getByRole("link", { name: t("about:company.contact") })).toHaveAttribute(
    "href",
    "/contact-us/",
  );
});

it("milestones in the data are sorted by year", () => {
  const years = about.timeline.steps.map(({ year }) => year);
  expect([...years].sort()).toEqual(years);
});
