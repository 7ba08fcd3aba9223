import { act } from "@testing-library/react";
import { vi } from "vitest";
import { env } from "@/config/env";
import type { LoginResponse } from "@/features/onboarding/meta/facebook-sdk";

/** Simulated visitor in Meta's dialog. */
export type LoginDriver = {
  name: string;
  /** Selects the implementation; `isBlocked` makes the browser block popups. */
  install(options?: { isBlocked?: boolean }): void;
  /** Loads Meta's script or a content blocker's stub, or makes it fail; the simulated dialog has none. */
  script(comes: boolean | "stub"): Promise<void>;
  grant(token: string, expectsAssets?: boolean): Promise<void>;
  refuse(): Promise<void>;
  cancel(): Promise<void>;
  /** Closes the window without a result. */
  close: () => Promise<void>;
  assets(): Promise<void>;
};

/** Performs an action outside the page and waits for its effects. */
async function happen(action: () => void) {
  await act(() => Promise.resolve(action()));
}

const send = (origin: string, data: unknown) =>
  window.dispatchEvent(new MessageEvent("message", { origin, data }));

function standIn(): LoginDriver {
  let dialog = { closed: false };
  let opening = vi.fn();
  const say = (message: object) => {
    const address = new URL(String(opening.mock.calls.at(-1)?.[0]));
    const state = address.searchParams.get("state");
    return happen(() => send(window.location.origin, { type: "meta-login", state, ...message }));
  };
  return {
    name: "stand-in",
    install({ isBlocked = false } = {}) {
      env.facebook.appId = "";
      dialog = { closed: false };
      opening = vi.fn(() => (isBlocked ? null : dialog));
      vi.stubGlobal("open", opening);
    },
    script: () => Promise.resolve(),
    grant: (code, expectsAssets = false) => say({ outcome: "granted", code, expectsAssets }),
    refuse: () => say({ outcome: "refused" }),
    cancel: () => say({ outcome: "cancelled" }),
    close: () => happen(() => (dialog.closed = true)),
    assets: () => say({ outcome: "assets" }),
  };
}

const facebook = "https://www.facebook.com";
const embedded = (event: string, data: object = {}) =>
  JSON.stringify({ type: "WA_EMBEDDED_SIGNUP", event, data });

/** Outcomes that only Meta's own dialog has. */
type FacebookDriver = LoginDriver & {
  /** Reports an error before the dialog closes. */
  error: (data: object) => Promise<void>;
  /** Makes the SDK return this value in place of a response. */
  end: (response: LoginResponse | null | undefined) => Promise<void>;
};

function sdk(): FacebookDriver {
  let end: (response?: LoginResponse | null) => void = () => undefined;
  const fake = {
    init: vi.fn(),
    login: (onEnd: typeof end) => {
      end = onEnd;
      window.open("https://www.facebook.com/dialog");
    },
  };
  const isolated = (action: () => void) =>
    happen(() => {
      // Simulates a visitor's delay.
      vi.advanceTimersByTime(1_000);
      action();
    });
  return {
    name: "Facebook SDK",
    install({ isBlocked = false } = {}) {
      Object.assign(env.facebook, { appId: "4711", configId: "c1", loginExtras: null });
      vi.stubGlobal(
        "open",
        vi.fn(() => (isBlocked ? null : {})),
      );
    },
    async script(comes) {
      const script = document.querySelector<HTMLScriptElement>('script[src*="connect.facebook.net"]');
      // A loaded script is not requested again.
      if (!script) return;
      if (comes) window.FB = comes === "stub" ? ({} as typeof fake) : fake;
      await act(async () => {
        script.dispatchEvent(new Event(comes ? "load" : "error"));
        await vi.advanceTimersByTimeAsync(1);
      });
    },
    grant: (code, expectsAssets = false) =>
      isolated(() => {
        env.facebook.loginExtras = expectsAssets ? { sessionInfoVersion: "3" } : null;
        end({ status: "connected", authResponse: { code } });
      }),
    refuse: () => isolated(() => end({ status: "not_authorized", authResponse: null })),
    cancel: () =>
      isolated(() => {
        send(facebook, embedded("CANCEL"));
        end({ status: "unknown", authResponse: null });
      }),
    close: () => isolated(() => end({ status: "unknown", authResponse: null })),
    assets: () => happen(() => send(facebook, embedded("FINISH"))),
    error: (data) =>
      isolated(() => {
        send(facebook, embedded("CANCEL", data));
        end({ status: "unknown", authResponse: null });
      }),
    end: (response) => isolated(() => end(response)),
  };
}

/** Both implementations of the login, with the same test interface. */
export const loginDrivers: [LoginDriver, FacebookDriver] = [standIn(), sdk()];
