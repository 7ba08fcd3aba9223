import type { FormFinding } from "../server/check-draft";
import type { Conflict } from "../server/merge";
import type { preparePicture as prepare } from "../server/pictures";
import type { Calls } from "../server/calls";
import type { Titles } from "../texts/translator";

type Body<Name extends keyof Calls> = Parameters<Calls[Name]>[0];
export type Answer<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;
export type Outline = Answer<"outline">;
export type UnsavedEdit = Body<"keepDraft">;

/** Error of a call with messages in all languages; there is no message if the server was unreachable. */
export class ApiError extends Error {
  code = "offline";
  text: Titles | null = null;
  findings: FormFinding[] = [];
  /** Conflicts with the version `saved`, which was saved in the meantime, and both merged in its favour. */
  conflicts: Conflict[] = [];
  saved?: unknown;
  merged?: unknown;
}

async function post<Result>(path: string, body: Blob | string): Promise<Result> {
  const error = new ApiError();
  try {
    const response = await fetch(`/studio/api/${path}`, { method: "POST", body });
    const answer = (await response.json()) as Result & { message?: Titles };
    if (response.ok) return answer;
    const { message: text, ...others } = answer;
    Object.assign(error, { text, ...others });
  } catch {
    // There is no server, or its response was truncated or written by a proxy.
  }
  throw error;
}

/** Reports whether a call contains what a form contains, which must not be lost. */
const hasDraft = (name: string, { isRemoved, move }: Body<"save">) =>
  ["check", "keepDraft", "save"].includes(name) && !isRemoved && move === undefined;

/** Sends a draft to the studio; if that fails, the browser keeps it. */
function keep(call: string, draft: UnsavedEdit) {
  const key = `draft ${draft.kind ?? [draft.file, ...(draft.at ?? [])].join("/")}`;
  const body = JSON.stringify(draft);
  const answer = post(call, body);
  answer.then(
    () => localStorage.removeItem(key),
    () => localStorage.setItem(key, body),
  );
  return answer;
}

/** Functions that call the studio's API, by name. */
export const api = new Proxy({} as { [Name in keyof Calls]: (body: Body<Name>) => Promise<Answer<Name>> }, {
  get: (_, name: string) => (body: UnsavedEdit) =>
    hasDraft(name, body) ? keep(name, body) : post(name, JSON.stringify(body)),
});

/** Sends the studio the drafts that only the browser has. */
export function sendKeptDrafts() {
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith("draft "));
  return Promise.allSettled(drafts.map(([, body]) => api.keepDraft(JSON.parse(String(body)) as UnsavedEdit)));
}

export const preparePicture = (place: string, file: Blob): ReturnType<typeof prepare> =>
  post(`pictures/${place}`, file);
