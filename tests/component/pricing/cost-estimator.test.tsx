import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { CostEstimator } from "@/features/pricing/cost-estimator";
import { readData } from "../../helpers/data-files";
import { renderPage } from "../../helpers/render-page";

const figures = readData<Queries.CostFiguresFragment>("constants.json");

const show = (locale: (typeof locales)[number]) =>
  renderPage(<CostEstimator figures={figures} quoteHref="https://help.example/" />, {
    locale,
    path: "/pricing/",
  });

describe.each(locales)("the cost estimator, %s", (locale) => {
  it("shows the price of a year with a domain, in words a visitor can check", () => {
    const { t } = show(locale);
    const sum = screen.getByRole("status");
    expect(sum).toHaveTextContent(t("pricing:estimator.receipt.about", { amount: "$315" }));
    expect(sum).toHaveTextContent(t("pricing:estimator.receipt.forMonths", { count: 12 }));
    expect(screen.getByText(t("pricing:estimator.receipt.withinQuota"))).toBeInTheDocument();
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("follows the sliders, and says what is over the quota without inventing a price", () => {
    const { t } = show(locale);
    const months = screen.getByRole("slider", { name: t("pricing:estimator.months.label") });
    fireEvent.change(months, { target: { value: "3" } });
    expect(months).toHaveAttribute("aria-valuetext", t("pricing:estimator.months.value", { count: 3 }));
    fireEvent.change(screen.getByRole("slider", { name: t("pricing:estimator.traffic.label") }), {
      target: { value: "500" },
    });
    expect(screen.getByRole("status")).toHaveTextContent("$90");
    expect(screen.getByRole("status")).toHaveTextContent(t("pricing:estimator.receipt.plusQuote"));
    expect(screen.getByText(t("pricing:estimator.receipt.overage", { overage: 100 }))).toBeInTheDocument();
    expect(screen.getByText(t("pricing:estimator.receipt.onRequest"))).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("pricing:estimator.receipt.quote") })).toBeInTheDocument();
  });

  it("counts the licences that a number of users needs", async () => {
    const { t } = show(locale);
    const users = screen.getByRole("spinbutton", { name: t("pricing:estimator.users.label") });
    await userEvent.type(users, "2501");
    const detail = t("pricing:estimator.receipt.licencesDetail", { count: 2, users: 5000 });
    expect(screen.getByText(detail)).toBeInTheDocument();
    await userEvent.clear(users);
    expect(screen.queryByText(t("pricing:estimator.receipt.licences"))).not.toBeInTheDocument();
  });

  it("rests the store's questions without a store, and has only a quote to offer", async () => {
    const { t } = show(locale);
    await userEvent.click(screen.getByRole("switch", { name: t("pricing:estimator.store.label") }));
    expect(screen.getByRole("slider", { name: t("pricing:estimator.months.label") })).toBeDisabled();
    expect(screen.getByRole("switch", { name: t("pricing:estimator.domain.label") })).toBeDisabled();
    expect(screen.getByRole("status")).toHaveTextContent(t("pricing:estimator.receipt.onRequest"));
    expect(screen.queryByText(t("pricing:estimator.receipt.store"))).not.toBeInTheDocument();
  });
});
