declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.module.css" {
  const classes: Record<string, string>;
  export = classes;
}
declare module "*.css";
declare module "punycode/punycode.es6.js" {
  export function toUnicode(domain: string): string;
}
