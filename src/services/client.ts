import { ApolloClient, ApolloLink, InMemoryCache, Observable } from "@apollo/client/core";
import { RestLink } from "apollo-link-rest";
import { apiSettings } from "./api-settings";
import { CallError } from "./errors";
import { exchange, type CallSettings } from "./exchange";
import { multipart } from "./multipart";

/**
 * The REST link hands neither an abort signal nor anything else of the context to fetch, so that the settings of a call are
 * kept here, and found again by a header that never leaves the browser.
 */
const settingsByCall = new Map<string, CallSettings>();
const callHeader = "x-call-number";
let lastCall = 0;

type Context = { headers?: Record<string, string>; call?: CallSettings };

const withHeaders = (headers: Record<string, string>) => (context: Context) => ({
  headers: { ...context.headers, ...headers },
});

/** Keeps the settings of a call while it is under way, and cancels it when nobody waits for it any more. */
const callLink = new ApolloLink((operation, forward) => {
  const { call } = operation.getContext() as Context;
  if (!call) throw new Error("Calls are made with runCall.");
  return new Observable((observer) => {
    const number = String((lastCall += 1));
    const leaving = new AbortController();
    const leave = () => leaving.abort();
    if (call.signal?.aborted) leave();
    call.signal?.addEventListener("abort", leave, { once: true });
    settingsByCall.set(number, { ...call, signal: leaving.signal });
    operation.setContext(withHeaders({ [callHeader]: number }));
    const subscription = forward(operation).subscribe(observer);
    return () => {
      subscription.unsubscribe();
      settingsByCall.delete(number);
      call.signal?.removeEventListener("abort", leave);
      leave();
    };
  });
});

const languageLink = new ApolloLink((operation, forward) => {
  const { call } = operation.getContext() as Context;
  if (call) operation.setContext(withHeaders({ "x-app-lang-code": call.locale }));
  return forward(operation);
});

/** The link hands over a path; its type allows a whole request too. */
const pathOf = (path: RequestInfo) => (typeof path === "string" ? path : path.url);

function send(path: RequestInfo, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const settings = settingsByCall.get(headers.get(callHeader) ?? "");
  headers.delete(callHeader);
  if (!settings) return Promise.reject(new CallError("cancelled"));
  return exchange(apiSettings().baseUrl + pathOf(path), { ...init, headers }, settings);
}

const restLink = new RestLink({
  // The settings are read at each call, in `send`; the link itself knows paths only.
  uri: "",
  headers: { accept: "application/json" },
  customFetch: send,
  bodySerializers: { multipart },
});

/** The one client; it keeps nothing, because what it brings belongs to one visitor's onboarding. */
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: ApolloLink.from([callLink, languageLink, restLink]),
  defaultOptions: { query: { fetchPolicy: "no-cache" }, mutate: { fetchPolicy: "no-cache" } },
  queryDeduplication: false,
});
