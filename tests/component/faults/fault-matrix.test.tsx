import { fireEvent, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { locales, type Locale } from "@/config/languages";
import { MetaGate } from "@/features/onboarding/meta/meta-gate";
import { renderPage } from "../../helpers/render-page";
import { emptyTexts, expectedOutcome } from "../../helpers/expected-outcome";
import { everyNth } from "../../e2e/extent";
import { onboardingStrings, stringsOf } from "../../helpers/strings-of";
import type { CallCase } from "./call-case";
import { elapse } from "./elapse";
import { callIds, fakeBackend, type FakeBackend } from "./fake-backend";
import { faultCases, type FaultCase } from "./fault-cases";
import { readingCases } from "./reading-cases";
import { logIn } from "./visitor";
import { writingCases } from "./writing-cases";

const callCases = [...readingCases, ...writingCases].sort(
  (one, other) => callIds.indexOf(one.call) - callIds.indexOf(other.call),
);

/** Longer than the retries and timeout of any call. */
const longEnough = 62_000;

/** Responses to get-information after which the visitor has to start over. */
const endings: readonly string[] = ["401", "403", "404"];

/** A missing Meta token requests a new login; an unknown onboarding offers to start over. */
function messageOf({ call, hasLogin }: CallCase, { name, message }: FaultCase, locale: Locale): string {
  const text = onboardingStrings(locale);
  if (name === "401" && hasLogin) return text("meta.expired");
  const outcome = expectedOutcome(call, name);
  const own = typeof outcome === "object" ? stringsOf(locale, "errors")(outcome.key) : message?.(locale);
  if (call === "get-information") {
    if (endings.includes(name)) return text("sync.unknown");
    return `${text("sync.failed")} ${own ?? ""}`;
  }
  return own ?? "";
}

const connection = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  if (isOnline) window.dispatchEvent(new Event("online"));
};

const isTold = (message: string) => screen.queryAllByText(message, { exact: false }).length > 0;

/** Returns the number of requests that one call may send. */
const expectedCount = ({ kind, isPolled }: CallCase, { name, reads }: FaultCase) => {
  if (kind === "read") return { least: reads, most: isPolled ? Infinity : reads };
  const count = name === "offline" ? 0 : 1;
  return { least: count, most: count };
};

function expectCount(backend: FakeBackend, theCase: CallCase, fault: FaultCase) {
  const { least, most } = expectedCount(theCase, fault);
  expect(backend.count(theCase.call), "requests").toBeGreaterThanOrEqual(least);
  expect(backend.count(theCase.call), "requests").toBeLessThanOrEqual(most);
}

async function provoke(theCase: CallCase, fault: FaultCase, backend: FakeBackend, locale: Locale) {
  const { call, kind, mount, trigger } = theCase;
  if (kind === "write") await mount(locale);
  backend.fail(call, fault.reply);
  if (fault.name === "offline") connection(false);
  if (kind === "read") return mount(locale);
  await trigger(locale);
  // A second click and Enter during a request: the button is busy, and the call is sent once.
  if (fault.name === "double submit") await trigger(locale);
  await elapse(1);
}

/** Removes the fault and continues like a visitor; the same screen must then succeed. */
async function mendAndGoOn(theCase: CallCase, { name }: FaultCase, backend: FakeBackend, locale: Locale) {
  backend.recover();
  const before = backend.count(theCase.call);
  if (name === "offline") connection(true);
  await elapse(1_000);
  if (name === "401" && theCase.hasLogin) await logIn(locale);
  const hasReadByItself = theCase.kind === "read" && backend.count(theCase.call) > before;
  if (!hasReadByItself) {
    theCase.expectKept?.(locale);
    await theCase.trigger(locale);
  }
  // A pending poll reaches its timeout before the next one starts.
  await elapse(theCase.isPolled ? longEnough : 1_000);
  theCase.expectSuccess(locale);
  if (theCase.kind === "write") expect(backend.count(theCase.call) - before).toBe(1);
}

/** Tests one cell: the fault is reported, no input is lost, and the visitor can continue. */
async function runCell(theCase: CallCase, fault: FaultCase, locale: Locale) {
  const { call, kind, expectKept, expectSuccess } = theCase;
  const backend = fakeBackend();
  await provoke(theCase, fault, backend, locale);
  if (fault.name === "slow 10 s") {
    await elapse(5_000);
    if (kind === "write") expect(document.querySelector("button[disabled]"), "busy button").not.toBeNull();
  }
  await elapse(longEnough);
  expectCount(backend, theCase, fault);
  const outcome = expectedOutcome(call, fault.name);
  if (!fault.message || outcome === "success") return expectSuccess(locale);
  if (outcome === "empty") {
    const [namespace = "", key = ""] = emptyTexts[call]?.split(":") ?? [];
    const text = stringsOf(locale, namespace)(key);
    expect(isTold(text), `"${text}" in "${document.body.textContent}"`).toBe(true);
    return;
  }

  const message = messageOf(theCase, fault, locale);
  expect(isTold(message), `"${message}" in "${document.body.textContent}"`).toBe(true);
  expect(document.body).not.toHaveTextContent(
    /TypeError|Failed to fetch|undefined|\[object|Bad Gateway|JSON/,
  );
  if (!(fault.name === "401" && theCase.hasLogin)) expectKept?.(locale);
  // A deleted onboarding cannot be read any more, so the visitor starts a new one.
  if (call === "get-information" && endings.includes(fault.name)) return startOver(locale);
  await mendAndGoOn(theCase, fault, backend, locale);
  const isUnclear = ["reset", "time-out", "500 JSON", "502 HTML", "malformed JSON", "missing fields"];
  if (kind === "write" && isUnclear.includes(fault.name)) expect(backend.keys(call)).toHaveLength(1);
}

async function startOver(locale: Locale) {
  const text = onboardingStrings(locale);
  fireEvent.click(screen.getByRole("button", { name: text("sync.start-over") }));
  await elapse(500);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(text("customer-information.title"));
}

/** Includes exceptions in the cell's title, so that skipped cells are visible. */
function cellName({ call, kind, hasFile }: CallCase, name: string): string {
  if (name === "413" && !hasFile) return `${call} × 413 (it carries no file: reported like any refusal)`;
  if (name === "double submit" && kind === "read") return `${call} × double submit (it only reads: once)`;
  return `${call} × ${name}`;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(navigate).mockClear();
  connection(true);
});
afterEach(async () => {
  renderPage(<MetaGate>{(_, __, onAgain) => <button onClick={onAgain}>forget</button>}</MetaGate>);
  screen.queryAllByRole("button", { name: "forget" }).forEach((button) => fireEvent.click(button));
  await elapse(8);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("fault matrix", () => {
  it(`the matrix has a row for each call, and ${callCases.length} calls × ${faultCases.length} faults = ${callCases.length * faultCases.length} cells`, () => {
    expect(callCases.map(({ call }) => call)).toEqual([...callIds]);
  });
});

describe.each(callCases)("failures of $call", (theCase) => {
  const row = callIds.indexOf(theCase.call);
  // Languages alternate, so that every call and every fault occurs in both.
  const cells = faultCases.map((fault, column) => {
    const locale = locales[(row + column) % locales.length] ?? "tr";
    return { name: cellName(theCase, fault.name), fault, locale };
  });
  // A reduced run combines every fifth fault and call; the nightly run covers all.
  const chosen = everyNth(cells, 5, row);

  // Not `it.each`, which truncates long names.
  for (const { name, fault, locale } of chosen)
    it(`injected fault ${name} (${locale})`, async () => {
      const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
      await runCell(theCase, fault, locale);
      const lines = logged.mock.calls.flat() as string[];
      const unread = lines.filter((line) => line.startsWith(`${theCase.call}: expected `));
      const outcome = expectedOutcome(theCase.call, fault.name);
      expect(unread.length > 0).toBe(typeof outcome === "object" && outcome.key === "invalid-response");
      // A failed creation logs this message (docs/product.md 8.2).
      const own = theCase.call === "create-onboarding" && fault.message ? ["İşlem hatası"] : [];
      expect(lines.filter((line) => !unread.includes(line))).toEqual(own);
    });
});
