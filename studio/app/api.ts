import type { Locale } from "../../src/config/languages";
import type { MaintainerLanguage } from "../../src/gatsby/content/maintainer-language";

export type FieldPath = (string | number)[];
export type Target = { file: string; at: FieldPath };
export type BothLanguages = Record<MaintainerLanguage, string>;
export type FormSchema = {
  [keyword: string]: unknown;
  title?: string;
  description?: string;
  properties?: Record<string, FormSchema>;
};
export type Redirect = { from: string; to: string };
export type Finding = { file: string; at: FieldPath | null; message: BothLanguages; redirect?: Redirect };
export type OutlineItem = Target & { title: BothLanguages; page: string };
export type OutlineSection = { id: string; title: BothLanguages; adds?: string; items: OutlineItem[] };
export type Placeholder = { name: string; text: Record<Locale, string> };
export type Outline = { sections: OutlineSection[]; placeholders: Placeholder[]; preview: string | null };
export type Change = { id: string; at: string; label: string; undoes?: string; isUndone: boolean };
export type Prepared = { name: string; width: number; height: number; kilobytes: number };

/** What a form edits, as the server hands it out. `kind` is that of a new item, which has no version yet. */
export type Item = Target & {
  value: unknown;
  schema: FormSchema;
  version?: string;
  kind?: string;
  isRemovable?: boolean;
  reminders?: Finding[];
};

/** What a form sends to be checked or saved. */
export type Draft = Target & {
  value?: unknown;
  kind?: string;
  version?: string;
  label?: string;
  isRemoved?: boolean;
  pictures: Record<string, string>;
};

/** A refusal of the server in every language; without a message it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text: BothLanguages | null,
    readonly findings: Finding[] = [],
  ) {
    super(code);
  }
}

/** A call of the studio's server. @throws ApiError for anything but its answer */
async function call<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`/studio/api${path}`, init).catch(() => {
    throw new ApiError("offline", null);
  });
  // What is no JSON is no answer of the studio's: it broke off, or something between here and the server wrote it.
  const body = (await response.json().catch(() => {
    throw new ApiError("offline", null);
  })) as Answer & { code?: string; message?: BothLanguages; findings?: Finding[] };
  if (!response.ok) throw new ApiError(body.code ?? "failed", body.message ?? null, body.findings);
  return body;
}

const send = <Answer>(method: string, path: string, body: unknown) =>
  call<Answer>(path, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** The calls of the studio's server. */
export const api = {
  outline: () => call<Outline>("/outline"),
  find: (text: string) => call<{ items: OutlineItem[] }>(`/find?${new URLSearchParams({ text }).toString()}`),
  item: ({ file, at }: Target, language: MaintainerLanguage) =>
    call<Item>(`/item?${new URLSearchParams({ file, at: JSON.stringify(at), language }).toString()}`),
  newItem: (kind: string, language: MaintainerLanguage) => call<Item>(`/new/${kind}?language=${language}`),
  check: (draft: Draft) => send<{ findings: Finding[] }>("POST", "/check", draft),
  save: (draft: Draft) => send<Target & { change: Change | null; version: string }>("PUT", "/item", draft),
  keepAddress: (from: string) => send<{ change: Change | null }>("POST", "/redirect", { from }),
  prepare: (place: string, file: Blob) =>
    call<Prepared>(`/pictures/${place}`, { method: "POST", body: file }),
  history: () => call<{ changes: Change[] }>("/history"),
  undo: (id: string) => send<{ change: Change | null }>("POST", "/undo", { id }),
  changes: () => call<{ files: string[] }>("/changes"),
  handOver: (branch: string, message: string) =>
    send<{ branch: string; files: string[] }>("POST", "/hand-over", { branch, message }),
};
