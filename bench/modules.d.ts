/** Types of the packages that the benchmarks use, which are installed only in `bench/`. */
declare module "lighthouse" {
  export type Flags = {
    port: number;
    onlyCategories: string[];
    logLevel: "error";
    disableFullPageScreenshot: boolean;
  };
  export type Result = {
    audits: Record<string, { numericValue?: number; details?: { items?: object[] } }>;
    categories: Record<string, { score: number | null }>;
    runtimeError?: { message: string };
  };
  const lighthouse: (url: string, flags: Flags) => Promise<{ lhr: Result } | undefined>;
  export default lighthouse;
}

declare module "chrome-launcher" {
  type Options = { chromePath: string; chromeFlags: string[]; logLevel: "silent" };
  export const launch: (options: Options) => Promise<{ port: number; kill: () => void }>;
}
