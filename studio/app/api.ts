import type { MaintainerLanguage } from "../../src/config/maintainer-language";
import type { FormFinding as Finding, Redirect } from "../server/check-draft";
import type { Target } from "../server/documents";
import type { FoundItem as OutlineItem } from "../server/find-text";
import type { FormSchema } from "../server/form-schema";
import type { ListedChange as Change } from "../server/history";
import type { Conflict } from "../server/merge";
import type { OutlineSection } from "../server/outline";
import type { PreparedPicture as Prepared } from "../server/pictures";
import type { PlaceholderText as Placeholder } from "../server/placeholder-texts";

export type { Target, Finding, Redirect, OutlineItem, Placeholder, Change, Conflict, FormSchema };
export type BothLanguages = Record<MaintainerLanguage, string>;
export type DraftPlace = Target & { kind?: string; label: string };
export type Outline = {
  sections: (Omit<OutlineSection, "items"> & { items: OutlineItem[] })[];
  placeholders: Placeholder[];
  preview: string | null;
  /** Unsaved edits. */
  drafts: DraftPlace[];
};

/** Content edited by a form, as the server returns it. `kind` is set for a new item. */
export type Item = Target & {
  value: unknown;
  schema: FormSchema;
  kind?: string;
  /** Slugs in the file that must not change. */
  fixedNames: string[];
  isRemovable?: boolean;
  isMovable?: boolean;
  reminders?: Finding[];
  /** Unsaved edit, and the value it is based on. */
  draft?: { value: unknown; before: unknown; pictures: Record<string, string> };
};

/** Form data to check or save. */
export type Draft = Target & {
  value?: unknown;
  /** Value that the form started with. */
  before?: unknown;
  kind?: string;
  label?: string;
  isRemoved?: boolean;
  move?: -1 | 1;
  pictures: Record<string, string>;
};

/** Error of a call, with messages in all languages; no message if the server was unreachable. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: BothLanguages | null,
    readonly findings: Finding[] = [],
    /** Conflicts with a version saved meanwhile, and that version. */
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
async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/studio/api${path}`, init).catch(() => {
    throw new ApiError("offline", null);
  });
  // A body that is not JSON was truncated or written by a proxy.
  const body = (await response.json().catch(() => {
    throw new ApiError("offline", null);
  })) as Answer &
    Partial<Pick<ApiError, "code" | "findings" | "conflicts" | "saved">> & { message?: BothLanguages };
  const { code = "failed", message = null, findings, conflicts, saved } = body;
  if (!response.ok) throw new ApiError(code, message, findings, conflicts, saved);
  return body;
}

const send = <Answer>(method: string, path: string, body: unknown) =>
  call<Answer>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const api = {
  outline: () => call<Outline>("/outline"),
  find: (text: string) => call<{ items: OutlineItem[] }>(`/find?${new URLSearchParams({ text }).toString()}`),
  item: ({ file, at }: Target, language: MaintainerLanguage) =>
    call<Item>(`/item?${new URLSearchParams({ file, at: JSON.stringify(at), language }).toString()}`),
  newItem: (kind: string, language: MaintainerLanguage) => call<Item>(`/new/${kind}?language=${language}`),
  check: (draft: Draft) => send<{ findings: Finding[] }>("POST", "/check", draft),
  save: (draft: Draft) => send<Target & { change: Change | null }>("PUT", "/item", draft),
  forgetDraft: ({ file, at, kind }: Target & { kind?: string }) =>
    send("DELETE", "/draft", { file, at, kind }),
  keepAddress: (from: string) => send<{ change: Change | null }>("POST", "/redirect", { from }),
  prepare: (place: string, file: Blob) =>
    call<Prepared>(`/pictures/${place}`, { method: "POST", body: file }),
  awaitPages: () => call("/pages"),
  showDay: (day: string) => send("POST", "/day", { day }),
  history: () => call<{ changes: Change[] }>("/history"),
  undo: (id: string) => send<{ change: Change | null }>("POST", "/undo", { id }),
  changes: () => call<{ files: string[]; labels: string[] }>("/changes"),
  handOver: (branch: string, message: string) =>
    send<{ branch: string; remote?: string }>("POST", "/hand-over", { branch, message }),
  send: (branch: string) => send("POST", "/send", { branch }),
};
