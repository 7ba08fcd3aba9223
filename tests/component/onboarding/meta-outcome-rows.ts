import { act } from "@testing-library/react";
import { vi } from "vitest";
import { assetsGrace, codeGrace, endGrace } from "@/features/onboarding/meta/assemble-login";
import { CallError } from "@/services/errors";
import {
  configureFacebook,
  listInstagramAccounts,
  listWhatsappNumbers,
} from "@/services/operations/channels";
import { minimumDelay } from "@/lib/at-least";
import { type LoginDriver } from "./meta-login-drivers";

const expired = new CallError("unauthorized", { status: 401 });

/** Runs timers and promises due within the given time. */
export async function settle(milliseconds = 1) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

type Context = { driver: LoginDriver; click: (key: string) => Promise<void>; shows: (key: string) => void };
type Row = {
  outcome: string;
  path?: string;
  isBlocked?: boolean;
  /** Action after clicking "connect". */
  act: (context: Context) => Promise<void> | undefined;
  /** Keys of the texts shown at the end; buttons among them offer a way to continue. */
  texts: string[];
};

export const rows: Row[] = [
  { outcome: "granted", act: ({ driver }) => driver.grant("t1"), texts: ["instagram.action"] },
  {
    outcome: "cancelled in the dialog",
    act: ({ driver }) => driver.cancel(),
    texts: ["meta.cancelled", "meta.representative", "meta.connect"],
  },
  {
    outcome: "window closed",
    act: ({ driver }) => driver.close().then(() => settle(endGrace + 500)),
    texts: ["meta.cancelled", "meta.representative", "meta.connect"],
  },
  {
    outcome: "permission refused",
    act: ({ driver }) => driver.refuse(),
    texts: ["meta.refused", "meta.representative", "meta.connect"],
  },
  {
    outcome: "pop-up blocked",
    isBlocked: true,
    act: () => undefined,
    texts: ["meta.blocked", "meta.representative", "meta.connect"],
  },
  {
    outcome: "code before assets",
    act: async ({ driver, shows }) => {
      await driver.grant("t1", true);
      await settle();
      if (driver.name === "stand-in") shows("meta.stages.code");
      await driver.assets();
    },
    texts: ["instagram.action"],
  },
  {
    outcome: "code, and the assets never come",
    act: ({ driver }) => driver.grant("t1", true).then(() => settle(assetsGrace + 1)),
    texts: ["instagram.action"],
  },
  {
    outcome: "assets before code",
    act: async ({ driver, shows }) => {
      await driver.assets();
      await settle();
      shows("meta.stages.assets");
      await driver.grant("t1", true);
    },
    texts: ["instagram.action"],
  },
  {
    outcome: "assets, and the code never comes",
    act: ({ driver }) => driver.assets().then(() => settle(codeGrace + 1)),
    texts: ["meta.unfinished", "meta.representative", "meta.connect"],
  },
  {
    outcome: "assets, and then the window is closed",
    act: ({ driver }) =>
      driver
        .assets()
        .then(driver.close)
        .then(() => settle(endGrace + 500)),
    texts: ["meta.unfinished", "meta.representative", "meta.connect"],
  },
  {
    outcome: "token expired",
    act: async ({ driver }) => {
      vi.mocked(listInstagramAccounts).mockRejectedValue(expired);
      await driver.grant("t1");
    },
    texts: ["meta.expired", "meta.representative", "meta.connect"],
  },
  {
    outcome: "no accounts",
    act: async ({ driver }) => {
      vi.mocked(listInstagramAccounts).mockResolvedValue({ accounts: [] });
      await driver.grant("t1");
    },
    texts: ["instagram.empty", "meta.representative", "meta.other-account"],
  },
  {
    outcome: "no numbers",
    path: "/onboarding/setup/?part=whatsapp-number",
    act: async ({ driver }) => {
      vi.mocked(listWhatsappNumbers).mockResolvedValue({ numbers: [] });
      await driver.grant("t1");
    },
    texts: ["whatsapp.empty", "meta.representative", "meta.other-account"],
  },
  {
    outcome: "no page",
    path: "/onboarding/setup/?part=facebook-page",
    act: async ({ driver, click }) => {
      vi.mocked(configureFacebook).mockResolvedValue({ facebook: null });
      await driver.grant("t1");
      await settle(minimumDelay + 1);
      await click("facebook.action");
    },
    texts: ["facebook.empty", "meta.representative", "meta.other-account"],
  },
  {
    outcome: "token expired when the page is connected",
    path: "/onboarding/setup/?part=facebook-page",
    act: async ({ driver, click }) => {
      vi.mocked(configureFacebook).mockRejectedValue(expired);
      await driver.grant("t1");
      await settle(minimumDelay + 1);
      await click("facebook.action");
    },
    texts: ["meta.expired", "meta.representative", "meta.connect"],
  },
];
