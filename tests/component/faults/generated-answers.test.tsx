import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearVisitMemory } from "@/state/visit-memory";
import { generatedAnswer } from "../../fixtures/generated-answers";
import { plausibleAnswers } from "../../fixtures/plausible-answers";
import { elapse } from "./elapse";
import { fakeBackend } from "./fake-backend";
import { readingCases } from "./reading-cases";
import { forgetNavigation } from "./visitor";

/** The same answers at every run, so that a failure can be had again. */
const generated = fc.sample(generatedAnswer, { numRuns: 12, seed: 20_261_122 });

beforeEach(() => {
  vi.useFakeTimers();
  forgetNavigation();
});
afterEach(() => vi.useRealTimers());

describe.each(readingCases)("$call", ({ call, mount }) => {
  const plausible = plausibleAnswers.filter((row) => row.call === call).map(({ answer }) => answer);

  it("never leaves its screen blank, whatever is answered", async () => {
    for (const answer of [...plausible, ...generated]) {
      const backend = fakeBackend();
      backend.fail(call, () => new Response(answer === undefined ? "" : JSON.stringify(answer)));
      await mount("tr");
      await elapse(1_000);
      const shown = `${call} answered with ${JSON.stringify(answer)?.slice(0, 300)}`;
      expect(screen.getByRole("heading", { level: 1 }).textContent, shown).not.toBe("");
      expect(document.body.textContent?.length, shown).toBeGreaterThan(80);
      expect(
        screen.queryAllByRole("button").length + screen.queryAllByRole("link").length,
        shown,
      ).toBeGreaterThan(0);
      cleanup();
      clearVisitMemory();
      window.localStorage.clear();
      await elapse(1);
    }
  }, 60_000);
});
