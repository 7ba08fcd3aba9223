import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { OnboardingTools } from "@/features/onboarding/shell/onboarding-tools";
import { AlertBanner } from "@/ui/alert-banner";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";

const fetchStrings = vi.hoisted(() => vi.fn());
vi.mock("@/i18n/lazy-namespaces", () => ({
  lazyNamespaces: () => fetchStrings,
  addLazyNamespaces: () => undefined,
}));

it("a tool's dialog that fails to load is reported, and opens on retry", async () => {
  fetchStrings.mockRejectedValueOnce(new Error("offline")).mockResolvedValue({});
  renderPage(
    <>
      <AlertBanner closeLabel="close" />
      <OnboardingTools facts={onboardingFacts} />
    </>,
  );
  const text = onboardingStrings("tr");
  const user = userEvent.setup();
  const openNotices = async () => {
    await user.click(screen.getByRole("button", { name: text("shell.menu") }));
    await user.click(screen.getByRole("button", { name: text("shell.notices") }));
  };
  expect(fetchStrings).not.toHaveBeenCalled();
  await openNotices();
  expect(await screen.findByText(text("part-failed"))).toBeVisible();
  expect(screen.queryByRole("dialog")).toBeNull();
  await openNotices();
  expect(await screen.findByRole("dialog", { name: text("shell.notices") })).toBeVisible();
});
