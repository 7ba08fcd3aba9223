import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import MiniSearch from "minisearch";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SearchHost } from "@/app/search-host";
import { SearchField } from "@/features/search/search-field";
import { closeSearch, openSearch } from "@/features/search/search-request";
import { searchOptions, type SearchEntry } from "@/lib/search-options";
import { contactDraft, keepDraft } from "@/lib/visit-draft";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

const text = stringsOf("tr", "search");

const entries: SearchEntry[] = [
  { id: "page:/pricing/", kind: "page", url: "/pricing/", title: "Fiyatlar", summary: "Tarifeler", text: "" },
  {
    id: "faq:a",
    kind: "faq",
    url: "/faq/#a",
    title: "Fiyatlara KDV eklenir mi?",
    summary: "Hayır",
    text: "",
  },
  { id: "faq:b", kind: "faq", url: "/faq/#b", title: "Fiyatı kim belirler?", summary: "Siz", text: "" },
];
const built = new MiniSearch(searchOptions);
built.addAll(entries);

const respond = vi.fn<() => Promise<Response>>();

async function show(query?: string) {
  const user = userEvent.setup();
  renderPage(<SearchHost path="/" />);
  act(() => openSearch(query));
  const dialog = await screen.findByRole("dialog", { name: text("title") });
  const field = within(dialog).getByRole("searchbox", { name: text("field.label") });
  return { user, dialog, field };
}

beforeEach(async () => {
  respond.mockReset();
  respond.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(built))));
  vi.stubGlobal("fetch", respond);
  // Each test loads the index again.
  vi.resetModules();
  await import("@/features/search/search-dialog");
});
afterEach(() => {
  act(closeSearch);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("results in the search dialog", () => {
  it("the search reports a lost connection, and retries when it is restored", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    respond.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await show();
    expect(await screen.findByText(text("offline"))).toBeVisible();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await screen.findByRole("link", { name: /Fiyatlar/ })).toBeVisible();
  });

  it("the search suggests pages for an empty query", async () => {
    const { dialog } = await show();
    expect(await within(dialog).findByRole("heading", { name: text("suggestions") })).toBeVisible();
    expect(within(dialog).getByRole("link", { name: /Fiyatlar/ })).toHaveAttribute("href", "/pricing/");
  });

  it("the search groups results by type, announces the count and highlights matches", async () => {
    const { user, dialog, field } = await show();
    await within(dialog).findByRole("link");
    await user.type(field, "FİYAT");
    expect(within(dialog).getByRole("heading", { name: text("kind.faq") })).toBeVisible();
    expect(within(dialog).getByRole("heading", { name: text("kind.page") })).toBeVisible();
    expect(within(dialog).getByRole("status")).toHaveTextContent(text("count", { count: 3 }));
    expect(within(dialog).getByText("Fiyatlar", { selector: "mark" })).toBeVisible();
  });

  it.each(["zzzz", " zzzz? ", "zzzz & 100 % #1"])(
    "the query %j has no results, and a link to the contact form",
    async (query) => {
      const { dialog, field } = await show();
      keepDraft(contactDraft, { message: "Merhaba" });
      await within(dialog).findByRole("link");
      fireEvent.change(field, { target: { value: query } });
      const asked = query.trim();
      expect(await within(dialog).findByText(text("none.title", { query: asked }))).toBeVisible();
      const contact = within(dialog).getByRole("link", { name: text("none.contact") });
      expect(contact).toHaveAttribute("href", "/contact-us/");
      fireEvent.click(contact);
      expect(window.history.state).toMatchObject({ "draft:contact": { message: `Merhaba\n\n${asked}` } });
    },
  );
});

describe("search shortcut /", () => {
  it("the shortcut opens the search unless the visitor is typing or has disabled the shortcut", async () => {
    const user = userEvent.setup();
    renderPage(
      <>
        <input aria-label="elsewhere" />
        <SearchHost path="/" />
      </>,
    );
    await user.type(screen.getByRole("textbox", { name: "elsewhere" }), "a/b");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await user.click(document.body);
    await user.keyboard("/");
    const dialog = await screen.findByRole("dialog", { name: text("title") });
    await user.click(within(dialog).getByRole("checkbox", { name: text("shortcut") }));
    await user.click(within(dialog).getByRole("button", { name: text("close") }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await user.keyboard("/");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("text typed while the dialog is loading becomes the query", async () => {
    renderPage(<SearchHost path="/" />);
    for (const key of "/fiyat") fireEvent.keyDown(document.body, { key });
    const dialog = await screen.findByRole("dialog", { name: text("title") });
    expect(within(dialog).getByRole("searchbox")).toHaveValue("fiyat");
  });
});

describe("search field on the not-found page", () => {
  it("the not-found page's search field is prefilled with words from the URL, and opens the search with them", async () => {
    const user = userEvent.setup();
    renderPage(
      <>
        <SearchField />
        <SearchHost path="/" />
      </>,
      { path: "/fiyat-listesi.html" },
    );
    const field = screen.getByRole("searchbox", { name: text("not-found.label") });
    expect(field).toHaveValue("fiyat listesi");
    await user.clear(field);
    await user.type(field, "KDV{Enter}");
    const dialog = await screen.findByRole("dialog", { name: text("title") });
    expect(within(dialog).getByRole("searchbox")).toHaveValue("KDV");
    expect(await within(dialog).findByRole("link", { name: /KDV/ })).toBeVisible();
  });
});
