import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { MarkedText } from "@/ui/marked-text";
import { renderPage } from "../../helpers/render-page";

const text = "See [prices](/pricing/#plans) or [the paper](https://paper.example/a): **free**, *really*.";

it.each([
  ["tr", "/pricing/#plans"],
  ["en", "/en/pricing/#plans"],
] as const)("renders emphasis, and links in the page's language: %s", (locale, address) => {
  renderPage(
    <p>
      <MarkedText text={text} />
    </p>,
    { path: "/faq/", locale },
  );
  expect(screen.getByRole("link", { name: "prices" })).toHaveAttribute("href", address);
  const outside = screen.getByRole("link", { name: "the paper" });
  expect(outside).toHaveAttribute("href", "https://paper.example/a");
  expect(outside).toHaveAttribute("rel", "noopener");
  expect(screen.getByText("free").tagName).toBe("STRONG");
  expect(screen.getByText("really").tagName).toBe("EM");
  expect(document.querySelector("p")).toHaveTextContent("See prices or the paper: free, really.");
});

it("HTML in a text is rendered as plain text", () => {
  renderPage(<MarkedText text="<img src=x onerror=alert(1)> [x](javascript:alert(1))" />, { path: "/faq/" });
  expect(document.querySelector("img")).toBeNull();
  expect(screen.queryByRole("link")).toBeNull();
  expect(document.body).toHaveTextContent("<img src=x onerror=alert(1)> [x](javascript:alert(1))");
});
