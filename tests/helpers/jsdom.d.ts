/** Types for the parts of jsdom that tests use, since the package has none. */
declare module "jsdom" {
  export class VirtualConsole {
    on(event: "jsdomError", listener: (error: Error) => void): void;
  }
  type Options = {
    contentType?: string;
    url?: string;
    runScripts?: "outside-only";
    pretendToBeVisual?: boolean;
    virtualConsole?: VirtualConsole;
  };
  export class JSDOM {
    constructor(text: string, options?: Options);
    readonly window: Window & typeof globalThis;
  }
}
