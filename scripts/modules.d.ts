// Tools that bring no types of their own.
declare module "eslint-plugin-jsx-a11y" {
  const plugin: { flatConfigs: { recommended: import("typescript-eslint").ConfigArray[number] } };
  export default plugin;
}
declare module "subset-font" {
  type Options = {
    targetFormat: "woff2";
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
