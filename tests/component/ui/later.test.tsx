import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { Section } from "@/ui/section";
import { topFirst } from "@/ui/later";

const section = (
  <Section id="rules" title="Rules">
    <p>What lies below</p>
  </Section>
);

afterEach(() => topFirst.end());

describe("what lies below a page's top", () => {
  it("stands in the page as the server sends it", () => {
    expect(renderToString(section)).toContain("What lies below");
  });

  it("is drawn with the rest unless a link led here", () => {
    render(section);
    expect(screen.getByText("What lies below")).toBeInTheDocument();
  });

  it("comes right after the headings when a link led to the top of the page", async () => {
    topFirst.begin("/pricing/");
    render(section);
    expect(screen.getByRole("heading", { name: "Rules" })).toBeInTheDocument();
    expect(screen.queryByText("What lies below")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("What lies below")).toBeInTheDocument());
  });

  it("is drawn with the rest where a link names a place in the page", () => {
    topFirst.begin("/pricing/#rules");
    render(section);
    expect(screen.getByText("What lies below")).toBeInTheDocument();
  });
});
