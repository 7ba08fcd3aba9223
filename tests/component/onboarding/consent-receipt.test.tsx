import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { useNotedTexts } from "@/features/onboarding/shell/onboarding-tools";
import { ConsentReceipt } from "@/features/onboarding/receipt/consent-receipt";
import { saveText } from "@/lib/save-file";
import { onboardingReducer } from "@/state/onboarding-reducer";
import { initialState } from "@/state/initial-state";
import type { OnboardingState } from "@/state/onboarding-state";
import { onboardingFacts } from "../../helpers/onboarding-facts";
import { renderPage } from "../../helpers/render-page";
import { onboardingStrings } from "../../helpers/strings-of";

vi.mock("@/lib/save-file", () => ({ saveText: vi.fn() }));

const save = vi.mocked(saveText);
const text = onboardingStrings("tr");
const dispatch = vi.fn();

const signedUp = onboardingReducer(
  {
    ...initialState,
    drafts: {
      ...initialState.drafts,
      signUp: { ...initialState.drafts.signUp, name: "Ayşe Yılmaz", email: "ayse@example.com" },
      consents: { newsletter: false },
    },
  },
  { type: "accepted", wizardId: "w1", hash: "secret-hash", at: "2026-03-01T09:05:00.000Z" },
);
const noted = onboardingReducer(signedUp, { type: "texts-noted", texts: onboardingFacts.acknowledged });

function Receipt({ state }: { state: OnboardingState }) {
  useNotedTexts({ state, dispatch }, onboardingFacts);
  return <ConsentReceipt state={state} facts={onboardingFacts} />;
}
const show = (state: OnboardingState) => renderPage(<Receipt state={state} />);

beforeEach(() => {
  dispatch.mockReset();
  save.mockReset();
});

describe("receipt for the acknowledged legal texts", () => {
  it("the versions of the acknowledged texts are stored right after sign-up", () => {
    show(signedUp);
    expect(dispatch).toHaveBeenCalledWith({ type: "texts-noted", texts: onboardingFacts.acknowledged });
  });

  it("the receipt lists the account, the acknowledged versions and the time, but not the credentials, and can be saved", async () => {
    const user = userEvent.setup();
    show(noted);
    expect(dispatch).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: text("receipt.save") }));
    await waitFor(() => expect(save).toHaveBeenCalledOnce());
    const [file, content] = save.mock.calls[0] ?? [];
    expect(file).toBe(text("receipt.file"));
    for (const part of [
      "Ayşe Yılmaz, ayse@example.com",
      "1 Mart 2026",
      "12:05",
      "Gizlilik Politikası, sürüm 1.0",
      "Aydınlatma Metni, sürüm 1.1",
      text("receipt.newsletter-no"),
    ])
      expect(content).toContain(part);
    expect(document.body.textContent + String(content)).not.toMatch(/secret-hash|w1/);
  });

  it("an onboarding from another device has no receipt", () => {
    show({ ...noted, acceptance: null });
    expect(screen.queryByText(text("receipt.lead"))).toBeNull();
  });
});
