import { ApolloClient, InMemoryCache } from "@apollo/client/core";
import { RestLink } from "apollo-link-rest";
import { apiSettings } from "./api-settings";
import { CallError } from "./errors";
import { exchange, type CallSettings } from "./exchange";

/**
 * The REST link passes no part of the context to fetch, not even an abort signal: the settings of a call are kept here and found
 * by a header that never leaves the browser.
 */
const settingsByCall = new Map<string, CallSettings>();
const callHeader = "x-call-number";
let lastCall = 0;

/** Runs a request of the client with the settings of its call. */
export async function withSettings<Result>(
  call: CallSettings,
  headers: Record<string, string>,
  ask: (context: { headers: Record<string, string> }) => Promise<Result>,
): Promise<Result> {
  const number = String((lastCall += 1));
  settingsByCall.set(number, call);
  try {
    return await ask({ headers: { ...headers, [callHeader]: number } });
  } finally {
    settingsByCall.delete(number);
  }
}

function send(path: RequestInfo, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const settings = settingsByCall.get(headers.get(callHeader) ?? "");
  headers.delete(callHeader);
  if (!settings) return Promise.reject(new CallError("cancelled"));
  // The link passes a path; its type allows a whole request.
  return exchange(apiSettings().baseUrl + (path as string), { ...init, headers }, settings);
}

/** Turns an object into a multipart body: files as files, everything else as JSON; what is undefined or null is left out. */
function multipart(values: Record<string, unknown>, headers: Headers): { body: FormData; headers: Headers } {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) body.append(name, value);
    else if (value !== undefined && value !== null) body.append(name, JSON.stringify(value));
  }
  // The browser writes this header itself, with the boundary.
  headers.delete("content-type");
  return { body, headers };
}

/** The one client; it caches nothing, because its answers belong to one visitor's onboarding. */
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new RestLink({
    // The base address is read at each call, in `send`.
    uri: "",
    headers: { accept: "application/json" },
    customFetch: send,
    bodySerializers: { multipart },
  }),
  defaultOptions: { query: { fetchPolicy: "no-cache" }, mutate: { fetchPolicy: "no-cache" } },
  queryDeduplication: false,
  devtools: { enabled: false },
});
