import { render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LastResort } from "@/app/last-resort";
import { PageFailure } from "@/app/page-failure";
import { locales } from "@/config/languages";
import { ErrorBoundary } from "@/ui/error-boundary";
import { inPage, renderPage } from "../../helpers/render-page";

const Broken = ({ isBroken = true }) => {
  if (isBroken) throw new Error("broken on purpose");
  return <h1>Fiyatlar</h1>;
};

// React and jsdom both log errors that an error boundary catches.
let reports: string[] = [];
beforeEach(() => {
  reports = [];
  vi.mocked(console.error).mockImplementation(
    (...parts: unknown[]) => void reports.push(parts.map(String).join(" ")),
  );
});
afterEach(() => {
  expect(reports.join()).toContain("error occurred in the <Broken>");
});

describe.each(locales)("page that fails to render (%s)", (locale) => {
  const page = (key: string, isBroken: boolean) => (
    <>
      <header>Üst</header>
      <ErrorBoundary resetKey={key} fallback={<PageFailure />}>
        <Broken isBroken={isBroken} />
      </ErrorBoundary>
      <footer>Alt</footer>
    </>
  );

  it("the error page keeps header and footer, reports the error and links to other pages", () => {
    const { t } = renderPage(page("a", true), { locale });
    expect(screen.getByRole("banner")).toBeVisible();
    expect(screen.getByRole("contentinfo")).toBeVisible();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("layout:pageFailed.title"));
    expect(screen.getByRole("button", { name: t("layout:pageFailed.reload") })).toBeVisible();
    expect(screen.getByRole("link", { name: t("layout:pageFailed.home") })).toHaveAttribute(
      "href",
      locale === "en" ? "/en/" : "/",
    );
  });

  it("the error page changes the document's title while it is shown", async () => {
    document.title = "Fiyatlar | Kanalya";
    const { t, rerender } = renderPage(page("a", true), { locale });
    expect(document.title).toBe(`${t("layout:pageFailed.title")} | Kanalya`);
    rerender(inPage(page("b", false), { locale }));
    await waitFor(() => expect(document.title).toBe("Fiyatlar | Kanalya"));
  });

  it("the error page remains until the next navigation, which retries rendering", () => {
    const { t, rerender } = renderPage(page("a", true), { locale });
    rerender(inPage(page("a", false), { locale }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(t("layout:pageFailed.title"));
    rerender(inPage(page("b", false), { locale }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Fiyatlar");
  });

  it("LastResort is rendered if the error page also fails", () => {
    window.history.replaceState(null, "", locale === "en" ? "/en/pricing/" : "/pricing/");
    render(
      <ErrorBoundary resetKey="" fallback={<LastResort />}>
        <ErrorBoundary resetKey="" fallback={<Broken />}>
          <Broken />
        </ErrorBoundary>
      </ErrorBoundary>,
    );
    const title = {
      tr: "Hata sayfası gösterilirken bir hata oluştu",
      en: "An error occurred while showing the error page",
    }[locale];
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    const [home] = screen.getAllByRole("link");
    expect(home).toHaveAttribute("href", locale === "en" ? "/en/" : "/");
  });
});
