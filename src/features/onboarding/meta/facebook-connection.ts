import { env } from "@/config/env";
import { loadedFacebookSdk, loadFacebookSdk, type LoginResponse } from "./facebook-sdk";
import { assembleLogin } from "./assemble-login";
import type { MetaConnection, MetaEnd } from "./meta-connection";
import { whileWatchingWindows } from "./while-watching-windows";

/** Origins of the dialog; compared exactly, not by suffix. */
const dialogOrigins = ["https://www.facebook.com", "https://web.facebook.com"];

/**
 * Minimum time in milliseconds that a person needs to close a window; if a login ends sooner, no window was
 * opened.
 */
const humanPace = 300;

function parsed(data: unknown): Record<string, unknown> {
  try {
    const value: unknown = typeof data === "string" ? JSON.parse(data) : data;
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Returns a failure with Meta's error id; null without an id. */
const errorIdOf = (id: unknown): MetaEnd | null =>
  (typeof id === "string" && id !== "") || typeof id === "number"
    ? { outcome: "failed", errorId: String(id) }
    : null;

/**
 * Parses a dialog message about the selected accounts; returns null for other messages, in particular from
 * other origins.
 */
export function parseDialogMessage(event: MessageEvent): "assets" | MetaEnd | null {
  if (!dialogOrigins.includes(event.origin)) return null;
  const { type, event: name, data, ...rest } = parsed(event.data);
  if (type !== "WA_EMBEDDED_SIGNUP" || typeof name !== "string") return null;
  if (name.startsWith("FINISH")) return "assets";
  // If an error caused the cancellation, the message includes it (Meta, "Embedded Signup": session logging).
  const { error_message, error_code, error_id } = { ...rest, ...parsed(data) };
  if (name === "ERROR" || (name === "CANCEL" && (error_message || error_code || error_id)))
    return errorIdOf(error_id) ?? errorIdOf(error_code) ?? { outcome: "failed" };
  return name === "CANCEL" ? { outcome: "cancelled" } : null;
}

/** Returns the token of a granted login; null if the login was declined or granted no permissions. */
function tokenOf({ authResponse }: LoginResponse): string | null {
  if (!authResponse || authResponse.grantedScopes === "") return null;
  return authResponse.code ?? authResponse.accessToken ?? null;
}

const loginOptions = () => {
  const { configId, loginExtras } = env.facebook;
  return {
    ...(configId && {
      config_id: configId,
      response_type: "code",
      override_default_response_type: true,
    }),
    return_scopes: true,
    ...(loginExtras && { extras: loginExtras }),
  };
};

/** Meta's login through its own SDK (docs/product.md 7). */
export const facebookConnection: MetaConnection = {
  prepare: loadFacebookSdk,

  connect(_locale, onStage) {
    const sdk = loadedFacebookSdk();
    if (!sdk) return Promise.resolve({ outcome: "unavailable" });
    // Flow versions that report the selected accounts declare this in their extras.
    const expectsAssets =
      env.facebook.loginExtras !== null && "sessionInfoVersion" in env.facebook.loginExtras;

    return new Promise((resolve) => {
      const start = performance.now();
      let announced: MetaEnd | null = null;
      const halves = assembleLogin({
        onStage,
        onEnd: (outcome) => {
          window.removeEventListener("message", handleMessage);
          resolve(outcome);
        },
      });
      const handleMessage = (event: MessageEvent) => {
        const news = parseDialogMessage(event);
        if (news === "assets") return halves.assets();
        announced = news ?? announced;
        if (news) halves.announce(news);
      };
      window.addEventListener("message", handleMessage);

      const end = (response?: LoginResponse | null) => {
        // There is no response if the SDK itself fails.
        if (!response) return halves.gone(announced ?? { outcome: "failed" });
        const token = tokenOf(response);
        if (token !== null) return halves.code(token, expectsAssets);
        const isRefused = response.status === "not_authorized" || response.authResponse;
        const isTooQuick = performance.now() - start < humanPace;
        halves.gone(announced ?? { outcome: isRefused ? "refused" : isTooQuick ? "blocked" : "cancelled" });
      };
      try {
        const { wasBlocked } = whileWatchingWindows(() => sdk.login(end, loginOptions()));
        if (wasBlocked) halves.gone({ outcome: "blocked" });
      } catch {
        // Content blockers replace the SDK with a stub.
        halves.gone({ outcome: "unavailable" });
      }
    });
  },
};
