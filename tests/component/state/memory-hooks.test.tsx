import { act, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { confirmationMemory, useConfirmationMemory } from "@/state/billing-memory";
import { storefrontMemory, useStorefrontMemory } from "@/state/storefront-memory";
import { clearVisitMemory } from "@/state/memory-store";
import { renderPage } from "../../helpers/render-page";

function Numbers() {
  const { taxNumber } = useConfirmationMemory();
  const { taxnumber } = useStorefrontMemory();
  return <output>{`${taxNumber}/${taxnumber}`}</output>;
}

afterEach(() => clearVisitMemory());

it("keeps what is never stored current where it shows", () => {
  renderPage(<Numbers />);
  expect(screen.getByRole("status")).toHaveTextContent("/null");
  act(() => {
    confirmationMemory.write({ taxNumber: "1234567890" });
    storefrontMemory.write({ taxnumber: "10000000146" });
  });
  expect(screen.getByRole("status")).toHaveTextContent("1234567890/10000000146");
  act(clearVisitMemory);
  expect(screen.getByRole("status")).toHaveTextContent("/null");
});
