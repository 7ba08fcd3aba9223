import { render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { Section } from "@/ui/section";
import { deferBelowFold } from "@/ui/later";

const section = (
  <Section id="rules" title="Rules">
    <p>What lies below</p>
  </Section>
);

afterEach(() => deferBelowFold.end());

describe("below-the-fold content", () => {
  it("below-the-fold content is part of the server-rendered HTML", () => {
    expect(renderToString(section)).toContain("What lies below");
  });

  it("below-the-fold content renders immediately on the first page load", () => {
    render(section);
    expect(screen.getByText("What lies below")).toBeInTheDocument();
  });

  it("below-the-fold content renders after the headings on a client-side navigation", async () => {
    deferBelowFold.begin("/pricing/");
    render(section);
    expect(screen.getByRole("heading", { name: "Rules" })).toBeInTheDocument();
    expect(screen.queryByText("What lies below")).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByText("What lies below")).toBeInTheDocument());
  });

  it("below-the-fold content renders immediately on navigation to an anchor", () => {
    deferBelowFold.begin("/pricing/#rules");
    render(section);
    expect(screen.getByText("What lies below")).toBeInTheDocument();
  });
});
