/** The part of jsdom that tests parse built pages and feeds with; it brings no types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(text: string, options?: { contentType?: string });
    readonly window: { readonly document: Document };
  }
}
