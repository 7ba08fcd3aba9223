import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { FormFinding } from "../server/check-draft";
import type { Conflict } from "../server/merge";
import type { PreparedPicture } from "../server/pictures";
import type { Calls } from "../server/studio";

type BothLanguages = Record<MaintainerLanguage, string>;
type Body<Name extends keyof Calls> = Parameters<Calls[Name]>[0];
export type Answer<Name extends keyof Calls> = Awaited<ReturnType<Calls[Name]>>;
export type Outline = Answer<"outline">;

/** Error of a call, with messages in all languages; no message if the server was unreachable. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: BothLanguages | null,
    readonly findings: FormFinding[] = [],
    /** Conflicts with a version saved in the meantime, and that version. */
    readonly conflicts: Conflict[] = [],
    readonly saved?: unknown,
  ) {
    super(code);
  }
}

/**
 * Calls the studio's server.
 * @throws ApiError for a failed request, an error response or invalid JSON
 */
async function post<Result>(path: string, body: Blob | string): Promise<Result> {
  try {
    const response = await fetch(`/studio/api/${path}`, { method: "POST", body });
    const answer = (await response.json()) as Result & Partial<ApiError> & { message?: BothLanguages };
    if (response.ok) return answer;
    const { code = "failed", message = null, findings, conflicts, saved } = answer;
    throw new ApiError(code, message, findings, conflicts, saved);
  } catch (error) {
    // A body that is not JSON was truncated or written by a proxy.
    throw error instanceof ApiError ? error : new ApiError("offline", null);
  }
}

/** Calls of the studio's API, by name. */
export const api = new Proxy({} as { [Name in keyof Calls]: (body: Body<Name>) => Promise<Answer<Name>> }, {
  get: (_, name: string) => (body: unknown) => post(name, JSON.stringify(body)),
});

export const preparePicture = (place: string, file: Blob): Promise<PreparedPicture> =>
  post(`pictures/${place}`, file);
