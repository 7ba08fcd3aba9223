import type { Fault } from "../../sandbox/http/faults";
import { locales } from "@/config/languages";
import { everyNth, isWhole, some } from "./extent";
import { expect, test, type Bench } from "./fault-bench";
import { faultCalls } from "./fault-calls";
import type { FaultCall } from "./fault-handles";
import { faultKinds, type FaultKind } from "./fault-kinds";

type Journal = { call: string; headers: Record<string, string> }[];

const switchOn = ({ ask }: Bench, { call }: FaultCall, fault: Fault) =>
  ask("POST", "/sandbox/faults", { call, fault });

/** Waits for something on the page's own clock, made faster. */
async function soon({ page }: Bench, isThere: () => Promise<boolean>) {
  await expect
    .poll(
      async () => {
        if (await isThere()) return true;
        await page.clock.fastForward(500);
        return false;
      },
      { intervals: [30], timeout: 60_000 },
    )
    .toBe(true);
}

const sees =
  ({ page }: Bench, text: string) =>
  async () =>
    (await page.getByText(text).filter({ visible: true }).count()) > 0;

async function provoke(bench: Bench, theCall: FaultCall, kind: FaultKind) {
  const { page, ask } = bench;
  const isRead = theCall.kind === "read";
  if (!isRead) await theCall.mount(bench);
  await ask("DELETE", "/sandbox/requests");
  if (kind.fault) await switchOn(bench, theCall, kind.fault);
  // A page that is to go offline has to be there first: its first reading fails in another way.
  if (isRead && kind.name === "offline") await switchOn(bench, theCall, { status: 400 });
  if (isRead) await theCall.mount(bench);
  if (kind.name === "offline") {
    if (isRead && theCall.trigger) await expect(theCall.trigger(bench)).toBeVisible();
    await page.context().setOffline(true);
    await theCall.trigger?.(bench).click();
    return;
  }
  if (isRead) return;
  const button = theCall.trigger?.(bench);
  if (kind.name === "double click") await button?.dblclick();
  else if (kind.name === "Enter and click") {
    await button?.focus();
    // Both in one breath, before the page can draw the button busy.
    await button?.evaluate((element: HTMLButtonElement) => {
      element.click();
      element.click();
    });
    await page.keyboard.press("Enter");
  } else await button?.click();
}

async function isBusy({ page }: Bench) {
  return (await page.locator('[aria-busy="true"], [role="status"]').count()) > 0;
}

/** Removes the fault and goes on as a visitor does; the same screen then succeeds. */
async function mendAndGoOn(bench: Bench, theCall: FaultCall, kind: FaultKind) {
  const { page, ask, t } = bench;
  await ask("DELETE", "/sandbox/faults");
  await page.context().setOffline(false);
  const trigger = theCall.trigger?.(bench);
  if (theCall.kind === "read") {
    if (kind.name !== "offline") await trigger?.click();
  } else {
    await expect(page.getByText(t("onboarding:remote.loading"))).toHaveCount(0);
    await theCall.expectKept?.(bench);
    await trigger?.click();
  }
  if (theCall.isPolled) await soon(bench, hasStartLink(bench));
  await theCall.expectSuccess(bench);
}

/** Whether the installation is seen to be finished. */
const hasStartLink =
  ({ page, t }: Bench) =>
  async () =>
    (await page.getByRole("link", { name: t("onboarding-screens:progress.start") }).getAttribute("href")) !==
    null;

/** One effect per intent, whatever happened on the way, and one key for it where the first sending may have arrived. */
async function expectOneEffect({ ask }: Bench, { call, kind }: FaultCall, { isCarriedOut }: FaultKind) {
  if (kind === "read") return;
  const effects = await ask<Record<string, number>>("GET", "/sandbox/effects");
  expect(effects[call], "effects").toBe(1);
  if (!isCarriedOut) return;
  const journal = await ask<Journal>("GET", "/sandbox/requests");
  const keys = journal
    .filter((entry) => entry.call === call)
    .map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size, "idempotency keys").toBe(1);
}

async function runCell(bench: Bench, theCall: FaultCall, kind: FaultKind) {
  await provoke(bench, theCall, kind);
  if (kind.name === "slow") {
    await expect.poll(() => isBusy(bench)).toBe(true);
    await bench.page.clock.fastForward(10_000);
    expect(await isBusy(bench)).toBe(true);
    await bench.ask("DELETE", "/sandbox/faults");
  }
  if (!kind.message) {
    if (theCall.isPolled) await soon(bench, hasStartLink(bench));
    await theCall.expectSuccess(bench);
  } else {
    await soon(bench, sees(bench, bench.t(kind.message)));
    await mendAndGoOn(bench, theCall, kind);
  }
  await expectOneEffect(bench, theCall, kind);
}

/** What is special about a cell is part of its name. */
function cellName({ call, kind }: FaultCall, { name }: FaultKind): string {
  if (kind === "read" && ["double click", "Enter and click"].includes(name))
    return `${call} × ${name} (nothing to click: it reads by itself)`;
  return `${call} × ${name}`;
}

/**
 * All cells with `ALL_SPECS=1`, which takes ten minutes; otherwise one of every second call, another fault for each. Of the same
 * matrix against the components (tests/component/faults) a change runs a fifth, and every call.
 */
const cells = everyNth([...faultCalls.entries()], 2, 0).flatMap(([row, theCall]) =>
  some([...faultKinds.entries()], row).map(([column, kind]) => ({
    theCall,
    kind,
    locale: locales[(Math.floor(row / 2) + column) % locales.length] ?? "tr",
  })),
);

test(`the matrix in the browser: ${cells.length} cells of ${faultCalls.length} calls × ${faultKinds.length} faults = ${faultCalls.length * faultKinds.length}`, () => {
  expect(new Set(cells.map(({ theCall }) => theCall.call)).size).toBe(isWhole ? 18 : 9);
});

for (const { theCall, kind, locale } of cells)
  test.describe(theCall.call, () => {
    test.use({ benchLocale: locale });
    test(`${cellName(theCall, kind)} (${locale})`, async ({ bench }) => {
      await runCell(bench, theCall, kind);
    });
  });
