import { act, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { navigate } from "gatsby";
import { Layout } from "@/layout/layout";
import type { LayoutData } from "@/layout/layout-data";
import { startProgress, stopProgress } from "@/layout/progress-bar";
import { renderPage } from "../../helpers/render-page";

const data: LayoutData = {
  siteFacts: {
    brand: "Marka",
    legalEntity: "Marka A.Ş.",
    address: "Bir Sokak 1",
    phone: "+90 850 000 00 00",
    email: "bilgi@marka.example",
    copyrightYears: "2022-2026",
    url: "https://marka.example",
    social: [{ network: "instagram", url: "https://social.example/marka" }],
    links: {
      login: "https://app.marka.example",
      help: "https://help.marka.example",
      support: "https://help.marka.example/support",
      callMe: "tel:+908500000000",
    },
    signUp: { consentDefaults: { privacy_policy: true, pdpa: true, newsletter: true } },
  },
  navigation: {
    header: [
      {
        id: "pricing",
        label: "Fiyatlar",
        href: "/pricing/",
        children: [{ icon: "store", title: "Mağaza", text: "Mağaza tarifesi", href: "/pricing/?tab=store" }],
      },
      { id: "press", label: "Basında Biz", href: "/press/", children: [] },
    ],
    footer: [{ id: "company", title: "Kurumsal", links: [{ label: "Basın", href: "/press/" }] }],
  },
};

function show(locale: "tr" | "en" = "tr", onJoin = vi.fn(), onSearch = vi.fn()) {
  const view = renderPage(
    <Layout data={data} onJoin={onJoin} onSearch={onSearch}>
      <h1>Sayfa</h1>
    </Layout>,
    { locale, path: "/faq/" },
  );
  return { ...view, onJoin, onSearch };
}

function scrollTo(y: number) {
  Object.defineProperty(window, "scrollY", { configurable: true, value: y });
  act(() => void window.dispatchEvent(new Event("scroll")));
}

describe("site header", () => {
  it("links to pages in the current language", () => {
    show("en");
    const [navigation] = screen.getAllByRole("navigation", { name: "Main menu" });
    const link = within(navigation as HTMLElement).getByRole("link", { name: "Basında Biz" });
    expect(link).toHaveAttribute("href", "/en/press/");
  });

  it("opens child menus by button and closes them when focus or pointer leaves", async () => {
    const { t } = show();
    const toggle = screen.getByRole("button", { name: t("layout:header.submenu", { name: "Fiyatlar" }) });
    const child = () => screen.queryByRole("link", { name: /Mağaza tarifesi/ });
    await userEvent.click(toggle);
    expect(child()).toHaveAttribute("href", "/pricing/?tab=store");
    await userEvent.unhover(toggle);
    expect(child()).not.toBeInTheDocument();
    const other = screen.getAllByRole("link", { name: "Basında Biz" })[0] as HTMLElement;
    for (const leave of [() => userEvent.hover(other), () => userEvent.click(document.body)]) {
      fireEvent.click(toggle); // Without focus, as in Safari
      expect(toggle).toHaveAttribute("aria-expanded", "true");
      await leave();
      expect(toggle).toHaveAttribute("aria-expanded", "false");
    }
  });

  it("opens the sign-up overlay on a plain click and acts as a link on a modified click", async () => {
    const { t, onJoin } = show();
    const [join] = screen.getAllByRole("link", { name: t("layout:header.join") });
    expect(join).toHaveAttribute("href", "/onboarding/customer-information/");
    await userEvent.click(join as HTMLElement);
    expect(onJoin).toHaveBeenCalledTimes(1);
    fireEvent.click(join as HTMLElement, { ctrlKey: true });
    expect(onJoin).toHaveBeenCalledTimes(1);
  });
});

describe("back-to-top button", () => {
  it("the back-to-top button appears beyond a scroll position of 600 px, not at 600 px", () => {
    const { t } = show();
    const button = screen.getByRole("button", { name: t("layout:backToTop") });
    const hidden = button.className;
    scrollTo(600);
    expect(button.className).toBe(hidden);
    scrollTo(601);
    expect(button.className).not.toBe(hidden);
  });

  it("the back-to-top button hides while another element has keyboard focus", async () => {
    const { t } = show();
    const button = screen.getByRole("button", { name: t("layout:backToTop") });
    expect(button).not.toHaveAttribute("data-aside");
    await userEvent.tab();
    expect(button).toHaveAttribute("data-aside");
    act(() => (document.activeElement as HTMLElement).blur());
    expect(button).not.toHaveAttribute("data-aside");
  });
});

describe("full-screen menu in narrow windows", () => {
  it("the menu closes when a link is followed", async () => {
    const { t } = show();
    await userEvent.click(screen.getByRole("button", { name: t("layout:menu.open") }));
    const menu = await screen.findByRole("dialog", { name: t("layout:menu.label") });
    await userEvent.click(within(menu).getByRole("link", { name: "Fiyatlar" }));
    expect(menu).not.toHaveAttribute("open");
  });

  it("the menu closes when the window becomes wider than 992 px", async () => {
    const wide = Object.assign(new EventTarget(), { matches: false });
    const original = window.matchMedia.bind(window);
    window.matchMedia = () => wide as unknown as MediaQueryList;
    const { t } = show();
    await userEvent.click(screen.getByRole("button", { name: t("layout:menu.open") }));
    const menu = await screen.findByRole("dialog", { name: t("layout:menu.label") });
    wide.matches = true;
    act(() => void wide.dispatchEvent(new Event("change")));
    expect(menu).not.toHaveAttribute("open");
    window.matchMedia = original;
  });
});

describe("language switch", () => {
  it("the language switch keeps path, query and fragment, and sets the cookie", async () => {
    show();
    window.history.replaceState(null, "", "/faq/?a=1#b");
    await userEvent.click(screen.getAllByRole("link", { name: /English/ })[0] as HTMLElement);
    expect(navigate).toHaveBeenCalledWith("/en/faq/?a=1#b");
    expect(document.cookie).toContain("i18n_redirected=en");
  });

  it("the language switch marks the current language", () => {
    show("en");
    const [english] = screen.getAllByRole("link", { name: /English/ });
    expect(english).toHaveAttribute("aria-current", "true");
    expect(document.documentElement).toHaveAttribute("lang", "en");
  });
});

describe("navigation progress bar", () => {
  it("the progress bar appears only during navigations longer than 200 ms", () => {
    vi.useFakeTimers();
    show();
    act(startProgress);
    act(() => void vi.advanceTimersByTime(199));
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.getByRole("progressbar")).toBeInTheDocument();
    act(stopProgress);
    expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});

describe("site footer", () => {
  it("the footer shows the copyright years from the data, contact details and link menus", () => {
    show();
    const footer = within(screen.getByRole("contentinfo"));
    expect(footer.getByText("© 2022-2026 Marka A.Ş.")).toBeInTheDocument();
    const phone = footer.getByRole("link", { name: "+90 850 000 00 00" });
    expect(phone).toHaveAttribute("href", "tel:+908500000000");
    expect(footer.getByRole("navigation", { name: "Kurumsal" })).toBeInTheDocument();
  });
});
