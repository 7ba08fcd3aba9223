import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Target } from "../../studio/server/target";
import { createStudio } from "../../studio/server/studio";
import { studioRoot } from "./studio-root";

export type StudioAnswer = {
  status: number;
  body: {
    code?: string;
    message?: { tr: string; en: string };
    value?: unknown;
    draft?: { value: unknown; before: unknown };
    items?: { name: string; lines: string[] }[];
    drafts?: { file: string; at: unknown[]; kind?: string; label: string }[];
    conflicts?: { at: unknown[]; mine: unknown; theirs: unknown }[];
    name?: string;
    findings?: { at: unknown[] | null; source: Target; message: { tr: string; en: string } }[];
    reminders?: { at: unknown[] | null; message: { tr: string; en: string } }[];
    change?: { id: string } | null;
    /** Changes in the history, or items to hand over. */
    changes?: (Record<"id" | "label" | "name", string> & {
      lines: string[];
      details?: string[];
      isUndone: boolean;
      times: string[];
    })[];
    isOpen?: boolean;
    pending?: { branch: string; isSent: boolean; review?: string };
    branch?: string;
  };
};

/** Creates a studio over a temporary copy of the content, called without a browser. */
export function studioCalls() {
  const copy = studioRoot();
  const app = createStudio({ root: copy.root, token: "t", app: { script: "", styles: "" } });

  async function ask(call: string, body: object = {}): Promise<StudioAnswer> {
    const headers = { host: "localhost:1", cookie: "studio=t", origin: "http://localhost:1" };
    const content = body instanceof Uint8Array ? body : JSON.stringify(body);
    const init = { method: "POST", headers, body: content as BodyInit };
    const answer = await app.request(`http://localhost:1/studio/api/${call}`, init);
    return { status: answer.status, body: (await answer.json()) as StudioAnswer["body"] };
  }

  const open = (file: string, at: Target["at"] = []) => ask("item", { file, at });

  async function edit(file: string, at: Target["at"], change: (value: never) => unknown) {
    const { body } = await open(file, at);
    const value = change(structuredClone(body.value) as never);
    return ask("save", { file, at, value, before: body.value, label: "x" });
  }

  const setPrice = (value: number, name = "storePrice") =>
    edit("data/constants.json", [name], (old: object) => ({ ...old, value }));

  return { copy, ask, open, edit, setPrice };
}

type Calls = ReturnType<typeof studioCalls>;

/** Returns a studio shared by the tests of a file, with its content reset before each. */
export function studioOfEachTest(): Calls {
  let calls: Calls;
  beforeAll(() => {
    calls = studioCalls();
  });
  beforeEach(() => calls.copy.reset());
  afterAll(() => calls.copy.remove());
  const copy = new Proxy({} as Calls["copy"], { get: (_, name) => calls.copy[name as keyof Calls["copy"]] });
  return {
    copy,
    ask: (...call) => calls.ask(...call),
    open: (...call) => calls.open(...call),
    edit: (...call) => calls.edit(...call),
    setPrice: (...call) => calls.setPrice(...call),
  };
}
