import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { locales } from "@/config/languages";
import { CostEstimator } from "@/features/pricing/cost-estimator";
import { figures, money } from "../../helpers/figures";
import { renderPage } from "../../helpers/render-page";

const month = figures.storePrice.value;
const year = 12 * month;

/** Returns the announced sum; the second status reports copying. */
const sumOf = () => screen.getAllByRole("status")[0]!;

const show = (locale: (typeof locales)[number], search = "") =>
  renderPage(<CostEstimator figures={figures} quoteHref="https://help.example/" storePackage={3} />, {
    locale,
    path: `/pricing/${search}`,
  });

describe.each(locales)("estimates in the cost estimator, %s", (locale) => {
  it("the estimate shows the monthly price first, then an itemised yearly total", () => {
    const { t } = show(locale);
    const sum = sumOf();
    expect(sum).toHaveTextContent(t("pricing:estimator.receipt.month", { amount: money(locale, month) }));
    expect(sum).toHaveTextContent(
      t("pricing:estimator.receipt.forMonths", { count: 12, amount: money(locale, year) }),
    );
    expect(screen.getByText(t("pricing:estimator.receipt.withinQuota"))).toBeInTheDocument();
    expect(
      screen.queryByRole("link", { name: t("pricing:estimator.receipt.quote") }),
    ).not.toBeInTheDocument();
  });

  it("a preset changes the selection", async () => {
    const { t } = show(locale);
    expect(screen.getByRole("radio", { name: t("pricing:estimator.cases.alone") })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: t("pricing:estimator.cases.team") }));
    expect(screen.getByText(t("pricing:estimator.examples.team"))).toBeVisible();
    expect(screen.getByText(t("pricing:estimator.receipt.offer"))).toBeVisible();
    const about = t("pricing:estimator.receipt.about", {
      amount: money(locale, year + figures.domainPrice.value),
    });
    expect(screen.getByText(about, { exact: false, selector: "output *" })).toBeInTheDocument();
    expect(screen.getByText(t("pricing:estimator.receipt.licences"))).toBeInTheDocument();
    fireEvent.change(screen.getByRole("slider", { name: t("pricing:estimator.months.label") }), {
      target: { value: "2" },
    });
    for (const radio of screen.getAllByRole("radio")) expect(radio).not.toBeChecked();
  });

  it("an invalid selection in the URL is ignored", () => {
    const { t } = show(locale, "?estimate=s1-m99-t400-d1-u0%22%3E%3Cscript%3E");
    expect(screen.getByRole("slider", { name: t("pricing:estimator.months.label") })).toHaveValue("12");
  });

  it("the estimate follows the sliders, and lists traffic above the quota without a price", () => {
    const { t } = show(locale);
    const months = screen.getByRole("slider", { name: t("pricing:estimator.months.label") });
    fireEvent.change(months, { target: { value: "3" } });
    expect(months).toHaveAttribute("aria-valuetext", t("pricing:estimator.months.value", { count: 3 }));
    fireEvent.change(screen.getByRole("slider", { name: t("pricing:estimator.traffic.label") }), {
      target: { value: String(figures.trafficGb.value + 100) },
    });
    expect(sumOf()).toHaveTextContent(money(locale, 3 * month));
    // Queries normalize the non-breaking space of the page only.
    const overage = t("pricing:estimator.receipt.overage", { overage: 100 }).replace("\u00a0", " ");
    expect(screen.getByText(overage)).toBeInTheDocument();
    expect(within(sumOf()).getByText(t("pricing:estimator.receipt.onRequest"))).toBeInTheDocument();
    expect(screen.getByRole("link", { name: t("pricing:estimator.receipt.quote") })).toBeInTheDocument();
  });

  it("the estimate includes the licences needed for the number of users", async () => {
    const { t } = show(locale);
    const users = screen.getByRole("spinbutton", { name: t("pricing:estimator.users.label") });
    await userEvent.type(users, String(figures.licenceUsers.value + 1));
    const detail = t("pricing:estimator.receipt.licencesDetail", {
      count: 2,
      users: 2 * figures.licenceUsers.value,
    });
    expect(screen.getByText(detail)).toBeInTheDocument();
    await userEvent.clear(users);
    expect(screen.queryByText(t("pricing:estimator.receipt.licences"))).not.toBeInTheDocument();
  });

  it("without a store, the store's inputs are disabled and the price is on request", async () => {
    const { t } = show(locale);
    await userEvent.click(screen.getByRole("switch", { name: t("pricing:estimator.store.label") }));
    expect(screen.getByRole("slider", { name: t("pricing:estimator.months.label") })).toBeDisabled();
    expect(screen.getByRole("switch", { name: t("pricing:estimator.domain.label") })).toBeDisabled();
    expect(sumOf()).toHaveTextContent(t("pricing:estimator.receipt.onRequest"));
    expect(screen.queryByText(t("pricing:estimator.receipt.store"))).not.toBeInTheDocument();
  });
});
