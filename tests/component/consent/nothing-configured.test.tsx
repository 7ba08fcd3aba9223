import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ConsentHost } from "@/app/consent-host";
import { ConsentSection } from "@/features/consent/consent-section";
import { renderPage } from "../../helpers/render-page";
import { stringsOf } from "../../helpers/strings-of";

it("requests no consent on a site without third-party ids, and states so on the cookie page", () => {
  renderPage(
    <>
      <ConsentHost path="/cookie/" />
      <ConsentSection />
    </>,
  );
  expect(screen.getByText(stringsOf("tr", "legal")("consent.nothing"))).toBeInTheDocument();
  expect(screen.queryByRole("button")).toBeNull();
});
