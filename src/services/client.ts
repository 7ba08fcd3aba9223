import { ApolloClient, InMemoryCache } from "@apollo/client/core";
import { RestLink } from "apollo-link-rest";
import { apiSettings } from "./api-settings";
import { CallError } from "./errors";
import { exchange, type CallSettings } from "./exchange";

/**
 * Settings of pending calls, keyed by the value of a header that is removed before sending. The REST link
 * passes none of its context to fetch, not even an abort signal.
 */
const settingsByCall = new Map<string, CallSettings>();
const callHeader = "x-call-number";
let lastCall = 0;

/** Runs a client request with the settings of its call. */
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
  // The link passes a path, although its type also allows a request.
  return exchange(apiSettings().baseUrl + (path as string), { ...init, headers }, settings);
}

/**
 * Converts an object to a multipart body: files as files, other values as JSON, without undefined or null
 * values.
 */
function multipart(values: Record<string, unknown>, headers: Headers): { body: FormData; headers: Headers } {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof Blob) body.append(name, value);
    else if (value !== undefined && value !== null) body.append(name, JSON.stringify(value));
  }
  // The browser sets this header with the boundary.
  headers.delete("content-type");
  return { body, headers };
}

/** Apollo client without a cache, because responses belong to a single visitor's onboarding. */
export const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new RestLink({
    // The base address is added to each call in `send`.
    uri: "",
    headers: { accept: "application/json" },
    customFetch: send,
    bodySerializers: { multipart },
  }),
  defaultOptions: { query: { fetchPolicy: "no-cache" }, mutate: { fetchPolicy: "no-cache" } },
  queryDeduplication: false,
  devtools: { enabled: false },
});
