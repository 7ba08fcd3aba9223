/** Running WebDriver session (W3C WebDriver), limited to the commands that the checks need. */
export type Session = ReturnType<typeof sessionOf>;

type Failure = { error: string; message: string };

/** Key of element references in WebDriver responses (W3C WebDriver, 12.1). */
const elementKey = "element-6066-11e4-a52e-4f735466cecf";

async function send<Answer>(method: string, url: string, body?: object): Promise<Answer> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer | Failure };
  if (!response.ok) throw new Error(`${method} ${url}: ${(value as Failure).message}`);
  return value as Answer;
}

/**
 * Opens a session with WebKitGTK's own browser.
 * @param driver address of a running WebKitWebDriver
 * @param browser path of MiniBrowser
 */
export async function openSession(driver: string, browser: string) {
  const options = { binary: browser, args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId, capabilities: given } = await send<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>("POST", `${driver}/session`, { capabilities });
  return { session: sessionOf(`${driver}/session/${sessionId}`), version: given.browserVersion };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Reports whether an element has not moved since the last check. */
const hasStoppedMoving = `
  const { x, y } = document.querySelector(arguments[0])?.getBoundingClientRect() ?? {};
  const place = x + " " + y;
  const isStill = x !== undefined && window.lastPlace === place;
  window.lastPlace = place;
  return isStill;
`;

function sessionOf(url: string) {
  /** Runs a function body in the page and returns its result, awaiting a promise. */
  const run = <Value>(script: string, ...args: unknown[]) =>
    send<Value>("POST", `${url}/execute/sync`, { script, args });

  /** Polls a script until its result is truthy, up to a timeout in milliseconds. */
  async function until<Value>(
    what: string,
    script: string,
    args: unknown[] = [],
    patience = 45_000,
  ): Promise<Value> {
    const end = Date.now() + patience;
    for (;;) {
      const value = await run<Value>(script, ...args).catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) {
        const heading = await run<string>(
          "return `${location.pathname}: ${document.body.innerText.slice(0, 160)}`",
        );
        throw new Error(`${what} did not happen in ${patience} ms at ${heading}`);
      }
      await pause(100);
    }
  }
  const element = async (selector: string) => {
    await until(`${selector} is there`, "return document.querySelector(arguments[0]) !== null", [selector]);
    const found = await send<Record<string, string>>("POST", `${url}/element`, {
      using: "css selector",
      value: selector,
    });
    return `${url}/element/${found[elementKey]}`;
  };
  return {
    run,
    until,
    /** Opens an address and waits for hydration. */
    async open(address: string) {
      await send("POST", `${url}/url`, { url: address });
      await run("window.dispatchEvent(new Event('scroll'))");
      await until("the framework's start", "return 'hydrated' in document.documentElement.dataset");
    },
    go: (address: string) => send("POST", `${url}/url`, { url: address }),
    /** Clicks an element once it has stopped moving. */
    async click(selector: string) {
      await until(`${selector} stands still`, hasStoppedMoving, [selector]);
      await send("POST", `${await element(selector)}/click`, {});
    },
    /** Types into a field with key events. */
    async type(selector: string, text: string) {
      await send("POST", `${await element(selector)}/value`, { text });
    },
    windows: () => send<string[]>("GET", `${url}/window/handles`),
    useWindow: (handle: string) => send("POST", `${url}/window`, { handle }),
    window: () => send<string>("GET", `${url}/window`),
    close: () => send("DELETE", url).catch(() => undefined),
  };
}
