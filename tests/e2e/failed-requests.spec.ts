import { readContract } from "../../sandbox/contract";
import type { Fault } from "../../sandbox/http/faults";
import { everyNth, some } from "./extent";
import { drive, openAt, remember, seed } from "./onboarding-drive";
import { facebook, instagram, whatsapp } from "./onboarding-places";
import { expect, receivedCalls, resetSandbox, strings, test } from "./site";
import { requests } from "./writing-requests";

// The failures are intentional.
test.use({ expectedNoise: /status of 5\d\d|net::ERR|İşlem hatası/ });

/** Faults that need a real socket; component tests cover the others (tests/component/faults). */
const failures: Record<string, { fault?: Fault; isCarriedOut?: true }> = {
  "a connection cut": { fault: { drop: true } },
  "a connection cut once the call is carried out": { fault: { drop: "after-read" }, isCarriedOut: true },
  "a response cut in the middle": { fault: { body: "truncated" }, isCarriedOut: true },
  "an error of the server": { fault: { status: 500 } },
  "going offline": {},
};

for (const [row, { name, address, state, fill, button, call }] of everyNth([...requests.entries()], 2, 0))
  for (const [failure, { fault, isCarriedOut }] of some(Object.entries(failures), row))
    test(`${failure}: ${name} reports the error and sends once`, async ({ page, site }) => {
      const visitor = drive(page, "tr");
      if (state) await remember(page, await seed(page, site.url, state()));
      await openAt(page, "tr", address);
      await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
      await expect(page.getByText(visitor.t("onboarding:remote.loading"))).toHaveCount(0);
      await fill?.(visitor);
      const sender = button(visitor);
      await expect(sender).toBeEnabled();
      await resetSandbox(page, site.url);
      if (fault) await page.request.post(`${site.url}/sandbox/faults`, { data: { call, fault } });
      else await page.context().setOffline(true);
      await sender.focus();
      await page.keyboard.press("Enter");
      await expect(page.locator('[role="alert"]').filter({ hasText: /\S/ }).first()).toBeAttached();
      await expect(sender).toBeEnabled();
      await expect(sender).toBeFocused();

      await page.context().setOffline(false);
      await page.request.delete(`${site.url}/sandbox/faults`);
      const { path = "" } = readContract().find(({ id }) => id === call) ?? {};
      const end = path.slice(path.lastIndexOf("/"));
      const answered = page.waitForResponse((response) => response.url().endsWith(end) && response.ok());
      await sender.dblclick();
      await answered;
      const effects: unknown = await (await page.request.get(`${site.url}/sandbox/effects`)).json();
      expect(effects).toMatchObject({ [call]: 1 });
      const sent = (await receivedCalls(page, site.url)).filter((received) => received.path.endsWith(end));
      // Browsers retry by themselves if a keep-alive connection was cut.
      expect(sent.length).toBeGreaterThan(isCarriedOut ? 1 : 0);
      if (isCarriedOut) expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
    });

test.describe("retrying lists that failed to load", () => {
  const lists = [
    ["/onboarding/select-package/", "list-packages", '[type="radio"]'],
    ["/onboarding/select-service/", "list-extra-services", '[type="checkbox"]'],
    ["/onboarding/select-integration/", "list-integrations", '[type="radio"]'],
  ] as const;
  const faults: Fault[] = [{ drop: true }, { body: "truncated" }, { status: 500 }];
  for (const [row, [address, call, choice]] of lists.entries())
    for (const fault of some(faults, row))
      test(`retrying a list moves focus to the loaded content: ${call}, ${JSON.stringify(fault)}`, async ({
        page,
        site,
      }) => {
        const { button, t } = drive(page, "tr");
        await resetSandbox(page, site.url);
        await remember(page, await seed(page, site.url));
        await page.request.post(`${site.url}/sandbox/faults`, { data: { call, fault } });
        await openAt(page, "tr", address);
        const retry = button("onboarding:remote.retry");
        await expect(retry).toBeVisible();
        await page.request.delete(`${site.url}/sandbox/faults`);
        await retry.focus();
        await page.keyboard.press("Enter");
        await expect(page.locator(`main ${choice}:focus`)).toHaveCount(1);
        await expect(page.getByText(t("onboarding:remote.loading"))).toHaveCount(0);
      });

  for (const [part, address] of Object.entries({ instagram, facebook, whatsapp }))
    test(`content loaded after login receives focus and is announced: ${part}`, async ({ page, site }) => {
      const visitor = drive(page, "tr");
      await remember(page, await seed(page, site.url));
      await openAt(page, "tr", address);
      await visitor.logIn(`onboarding-screens:${part}.action`);
      await expect(page.locator("main input:checked")).toBeFocused();
      const amount = await page.locator("main [type=radio]").count();
      const found = strings("tr")("onboarding-screens:meta.found", { amount });
      await expect(page.locator("main [role=status]").filter({ hasText: found })).toBeAttached();
    });
});
