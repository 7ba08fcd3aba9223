import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConsentHost } from "@/app/consent-host";
import { ConsentSection } from "@/features/consent/consent-section";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

it("a site without third-party ids requests no consent, as the cookie page states", () => {
  renderPage(
    <>
      <ConsentHost path="/cookie/" />
      <ConsentSection />
    </>,
  );
  expect(screen.getByText(stringsOf("tr", "legal")("consent.nothing"))).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
