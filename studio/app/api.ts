import type { FormFinding } from "../server/check-draft";
import type { Conflict } from "../server/merge";
import type { preparePicture as prepare } from "../server/pictures";
import type { Calls } from "../server/calls";
import type { Titles } from "../texts/translator";

type Body<Name extends keyof Calls> = Parameters<Calls[Name]>[0];
export type Answer<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;
export type Outline = Answer<"outline">;
export type UnsavedEdit = Body<"keepDraft">;

/** Error from a call, with messages in all languages; no message if the server was unreachable. */
export class ApiError extends Error {
  code = "offline";
  text: Titles | null = null;
  findings: FormFinding[] = [];
  /**
   * Conflicts with `saved`, the version saved in the meantime; `merged` combines it with the edit, preferring
   * `saved`.
   */
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

/** Reports whether a request contains form content, which must not be lost. */
const hasDraft = (name: string, { isRemoved, move }: Body<"save">) =>
  ["check", "keepDraft", "save"].includes(name) && !isRemoved && move === undefined;

/** Sends a draft to the studio; if that fails, stores it in the browser. */
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

export const api = new Proxy({} as { [Name in keyof Calls]: (body: Body<Name>) => Promise<Answer<Name>> }, {
  get: (_, name: string) => (body: UnsavedEdit) =>
    hasDraft(name, body) ? keep(name, body) : post(name, JSON.stringify(body)),
});

/** Sends the drafts stored only in the browser to the studio. */
export function sendKeptDrafts() {
  const drafts = Object.entries(localStorage).filter(([key]) => key.startsWith("draft "));
  return Promise.allSettled(drafts.map(([, body]) => api.keepDraft(JSON.parse(String(body)) as UnsavedEdit)));
}

export const preparePicture = (place: string, file: Blob): ReturnType<typeof prepare> =>
  post(`pictures/${place}`, file);
