import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { ReferenceWall } from "@/features/references/reference-wall";
import { localizedPath } from "@/lib/locale-path";
import { renderPage } from "../../helpers/render-page";

const categories = [
  { slug: "food", label: "Gıda" },
  { slug: "fashion", label: "Giyim" },
];

const reference = (slug: string, category: string) =>
  ({
    slug,
    name: slug,
    description: `${slug} anlatılıyor.`,
    category: categories.find((one) => one.slug === category),
    mark: `/logos.svg#${slug}`,
    story: slug === "kahve" ? { slug } : null,
  }) as unknown as Queries.ReferenceTileFragment;

const references = [reference("ceket", "fashion"), reference("kahve", "food"), reference("zeytin", "food")];

const show = (query = "", locale: (typeof locales)[number] = "tr") =>
  renderPage(<ReferenceWall references={references} categories={categories} />, {
    locale,
    path: `/referances/${query}`,
  });

const shown = () => screen.getAllByRole("listitem").length;

describe.each(locales)("tiles and filter of the references, %s", (locale) => {
  it("all references are shown by default", () => {
    const { t } = show("", locale);
    expect(shown()).toBe(3);
    expect(screen.getByRole("radio", { name: t("references:all") })).toBeChecked();
  });

  it("tiles are labelled with only the shop's name, and those with stories come first", () => {
    show("", locale);
    expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual([
      "kahve",
      "ceket",
      "zeytin",
    ]);
    expect(screen.getByRole("button", { name: "kahve" })).toHaveAccessibleName("kahve");
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
  });

  it("a tile links to the shop's story if there is one", () => {
    const { t } = show("", locale);
    const [link, ...others] = screen.getAllByRole("link");
    expect(others).toEqual([]);
    expect(link).toHaveAccessibleName(t("stories:read.item", { shop: "kahve" }));
    expect(link).toHaveAttribute("href", localizedPath(locale, "/referances/kahve/"));
  });

  it("the category in the URL is preselected", () => {
    const { t } = show("?category=food", locale);
    expect(shown()).toBe(2);
    expect(screen.getByRole("status")).toHaveTextContent(t("references:count", { count: 2 }));
  });

  it("an unknown category is ignored", () => {
    show("?category=cars", locale);
    expect(shown()).toBe(3);
  });

  it("the selected category is added to the URL query and removed again, keeping other parameters", async () => {
    const { t } = show("?a=1#wall", locale);
    await userEvent.click(screen.getByRole("radio", { name: "Giyim" }));
    expect(shown()).toBe(1);
    expect(window.location.search).toBe("?a=1&category=fashion");
    expect(window.location.hash).toBe("#wall");
    await userEvent.click(screen.getByRole("radio", { name: t("references:all") }));
    expect(shown()).toBe(3);
    expect(window.location.search).toBe("?a=1");
  });
});

it("a tile's description is hidden on Escape and shown again on click", async () => {
  show();
  const [tile] = screen.getAllByRole("listitem");
  const [button] = screen.getAllByRole("button");
  await userEvent.click(button as HTMLElement);
  expect(tile).toHaveAttribute("data-open");
  await userEvent.keyboard("{Escape}");
  expect(tile).not.toHaveAttribute("data-open");
  expect(tile).toHaveAttribute("data-dismissed");
  await userEvent.keyboard("{Enter}");
  expect(tile).toHaveAttribute("data-open");
  expect(tile).not.toHaveAttribute("data-dismissed");
});
