import { cleanup, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearVisitMemory } from "@/state/memory-store";
import { generatedAnswer } from "../../fixtures/generated-answers";
import { acceptedAnswers } from "../../helpers/accepted-answers";
import { elapse } from "./elapse";
import { fakeBackend } from "./fake-backend";
import { readingCases } from "./reading-cases";

/** Fixed seed, so that a failure is reproducible. */
const generated = fc.sample(generatedAnswer, { numRuns: 12, seed: 20_261_122 });

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => vi.useRealTimers());

describe.each(readingCases)("generated responses to $call", ({ call, mount }) => {
  const documented = acceptedAnswers.filter((row) => row.call === call).map(({ body }) => body);

  it("the screen is never blank, whatever the response", async () => {
    for (const body of [...documented, ...generated.map((answer) => JSON.stringify(answer))]) {
      const backend = fakeBackend();
      backend.fail(call, () => new Response(body));
      await mount("tr");
      await elapse(1_000);
      const shown = `${call} answered with ${body.slice(0, 300)}`;
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
  });
});
