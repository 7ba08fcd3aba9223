import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, it } from "vitest";

const { config } = ts.readConfigFile("tsconfig.json", (file) => fs.readFileSync(file, "utf8")) as {
  config: object;
};
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);

/** The project's own files that a file imports, types included. */
function importsOf(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(fs.readFileSync(file, "utf8"), true, true);
  return importedFiles.flatMap(({ fileName }) => {
    const { resolvedModule } = ts.resolveModuleName(fileName, file, options, ts.sys, cache);
    return resolvedModule && !resolvedModule.isExternalLibraryImport ? [resolvedModule.resolvedFileName] : [];
  });
}

/** The first cycle that is found below a file, as the files on its way. */
function findCycle(graph: ReadonlyMap<string, string[]>): string[] | null {
  const finished = new Set<string>();
  const visit = (file: string, trail: string[]): string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (finished.has(file)) return null;
    for (const imported of graph.get(file) ?? []) {
      const cycle = visit(imported, [...trail, file]);
      if (cycle) return cycle;
    }
    finished.add(file);
    return null;
  };
  for (const file of graph.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}

it("has no cycle of imports, imports of types included", () => {
  const graph = new Map(fileNames.map((file) => [file, importsOf(file)]));
  expect(graph.size).toBeGreaterThan(500);
  expect(findCycle(graph)?.map((file) => path.relative(process.cwd(), file)) ?? []).toEqual([]);
});
