declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
// Internal modules of Gatsby (scripts/gatsby-typegen.ts).
declare module "gatsby/dist/bootstrap" {
  export function bootstrap(context: { program: Record<string, unknown> }): Promise<unknown>;
}
declare module "gatsby/dist/redux" {
  type State = { schema: object; definitions: object; config: import("gatsby").GatsbyConfig };
  export const store: { getState: () => State };
}
declare module "gatsby/dist/utils/graphql-typegen/ts-codegen" {
  type Options = Exclude<NonNullable<import("gatsby").GatsbyConfig["graphqlTypegen"]>, boolean>;
  export function writeTypeScriptTypes(
    directory: string,
    schema: object,
    definitions: object,
    options: Options | true,
  ): Promise<void>;
}
declare module "probe-image-size/sync" {
  export default function probe(
    bytes: Buffer,
  ): { type: string; width: number; height: number; orientation?: number } | null;
}
declare module "micromark-extension-gfm-table" {
  const syntax: NonNullable<import("mdast-util-from-markdown").Options["extensions"]>[number];
  export default syntax;
}
declare module "mdast-util-gfm-table/from-markdown" {
  const extension: NonNullable<import("mdast-util-from-markdown").Options["mdastExtensions"]>[number];
  export default extension;
}
