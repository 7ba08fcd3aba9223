import { act } from "@testing-library/react";
import { vi } from "vitest";
import { env } from "@/config/env";
import type { LoginResponse } from "@/features/onboarding/meta/facebook-sdk";

/** What a test does in the place of a visitor in Meta's dialog. */
export type LoginDriver = {
  name: string;
  /** Chooses the implementation; `isBlocked` keeps the browser from opening windows. */
  install(options?: { isBlocked?: boolean }): void;
  /** Lets Meta's script come, or fail; the stand-in has none. */
  script(comes: boolean): Promise<void>;
  grant(token: string, expectsAssets?: boolean): Promise<void>;
  refuse(): Promise<void>;
  cancel(): Promise<void>;
  /** The window is closed without a word. */
  close: () => Promise<void>;
  assets(): Promise<void>;
};

/** Lets a thing happen outside the page, with all that it sets off in it. */
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

/** Ways to end that only Meta's own dialog has. */
type FacebookDriver = LoginDriver & {
  /** The dialog tells of an error before it is gone. */
  error: (data: object) => Promise<void>;
  /** The SDK ends with this in place of a response. */
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
      // Nobody answers a dialog at once.
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
      // A script that has come once is not asked for again.
      if (!script) return;
      if (comes) window.FB = fake;
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

/** Both implementations of the connection, driven alike. */
export const loginDrivers: [LoginDriver, FacebookDriver] = [standIn(), sdk()];
