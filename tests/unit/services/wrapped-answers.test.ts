import fc from "fast-check";
import { expect, test } from "vitest";
import { failsInWords } from "@/services/answers/fails-in-words";
import { readPackageList } from "@/services/answers/package-list";
import { readStoreInstallation } from "@/services/answers/store-installation";

/** What stands beside a list, or beside what holds it. */
const neighbours = fc.subarray<[string, unknown]>([
  ["success", true],
  ["ok", 1],
  ["status", "success"],
  ["code", 0],
  ["message", "Tamam"],
  ["messages", ["ok"]],
  ["error", null],
  ["errors", []],
  ["_links", { self: { href: "/p" } }],
  ["links", [{ rel: "self", href: "/p" }]],
  ["page", { size: 20, number: 0 }],
  ["meta", { total: 2, filters: [{ name: "x" }] }],
  ["total", 2],
  ["warnings", [{ code: 7, text: "old" }]],
]);

const wrappers = ["data", "result", "payload", "response", "body", "output", "d", "_embedded", "message", "return", "getPackagesResponse", "Sonuc"]; // prettier-ignore

type Wrapper = { name: string; beside: [string, unknown][] };

const layer: fc.Arbitrary<Wrapper> = fc.record({
  name: fc.constantFrom(...wrappers),
  beside: neighbours,
});

const within = (inner: unknown, layers: Wrapper[]): unknown =>
  layers.reduce((body, { name, beside }) => ({ ...Object.fromEntries(beside), [name]: body }), inner);

const packages = [
  { id: 1, name: "A", features: [{ id: 7, name: "Instagram" }] },
  { id: 2, name: "B", features: [] },
];
const byId = { "1": { name: "A" }, "2": { name: "B" } };

const idsOf = (body: unknown) => readPackageList(body, "tr").packages.map(({ id }) => Number(id));

test("a list is found in any wrapping, under its own name, another or none", () => {
  const name = fc.constantFrom("packages", "Packages", "package_list", "paketler", "packageDtoList");
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 3 }), name, neighbours, (layers, own, beside) => {
      expect(idsOf(within({ ...Object.fromEntries(beside), [own]: packages }, layers))).toEqual([1, 2]);
      expect(idsOf(within(packages, layers))).toEqual([1, 2]);
    }),
  );
});

test("items by their ids are found in any wrapping under the list's name", () => {
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 3 }), neighbours, (layers, beside) => {
      const list = { ...byId, ...Object.fromEntries(beside) };
      expect(idsOf(within({ packages: list }, layers))).toEqual([1, 2]);
    }),
  );
});

test("an installation is found in any wrapping, and what is beside it adds no item", () => {
  const items = [{ key: "store", state: "done" }, { key: "whatsapp", state: "waiting" }]; // prettier-ignore
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 3 }), neighbours, (layers, beside) => {
      const body = within({ ...Object.fromEntries(beside), items }, layers);
      expect(readStoreInstallation(body, "tr")).toMatchObject({ items, finished: false, tracked: true });
    }),
  );
});

test("a success in any wrapping has not failed, and a failure in known wrappings has", () => {
  fc.assert(
    fc.property(fc.array(layer, { maxLength: 3 }), neighbours, (layers, beside) => {
      const inner = Object.fromEntries(beside);
      expect(failsInWords(within(inner, layers))).toBe(false);
      const known = layers.filter(({ name }) => name !== "Sonuc");
      expect(failsInWords(within({ ...inner, success: false }, known))).toBe(true);
    }),
  );
});
