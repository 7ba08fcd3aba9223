import { both, fields, list, type Json } from "../edits/edit";
import { insertAfter, type Recipe } from "./recipe";

/** Recipes that give the content a new shape. */
export const dataRecipes: Recipe[] = [
  {
    row: "a figure",
    apply: (folder) => {
      fields("data/constants.json", ({ storePrice }) => ({
        trainingPrice: { ...(storePrice as Json), value: 90, note: "Training, an hour." },
      }))(folder);
      insertAfter(
        folder,
        "data/schema/constants.schema.json",
        '"properties": {\n',
        `    "trainingPrice": {
      "title": "Eğitim ücreti | Price of the training",
      "description": "Değişince burada değişir; metinler {trainingPrice} olarak anar. | Changed here alone; texts name it {trainingPrice}.",
      "$ref": "#/$defs/constant",
      "x-unit": "money"
    },
`,
      );
      insertAfter(folder, "data/schema/constants.schema.json", '"required": [\n', '    "trainingPrice",\n');
      const types = "src/gatsby/schema/types/site-types.ts";
      insertAfter(
        folder,
        types,
        "type Constants implements Node @dontInfer {\n",
        "    trainingPrice: Constant!\n",
      );
    },
  },
  {
    row: "a data field",
    apply: (folder) => {
      list("data/advantages.json", ([first, ...others]) => [
        { ...first, badge: both("Yeni", "New") },
        ...others,
      ])(folder);
      insertAfter(
        folder,
        "data/schema/advantages.schema.json",
        '"properties": {\n',
        `      "badge": {
        "title": "Rozet | Badge",
        "description": "Başlığın yanında duran bir sözcük; isteğe bağlıdır. | A word beside the heading; optional.",
        "$ref": "shared.schema.json#/$defs/headline"
      },
`,
      );
      const types = "src/gatsby/schema/types/collection-types.ts";
      insertAfter(
        folder,
        types,
        "type Advantage implements Node @dontInfer {\n",
        "    badge: String @localized\n",
      );
    },
  },
  {
    row: "a data file",
    apply: (folder) => {
      folder.write(
        "data/partners.json",
        `${JSON.stringify([{ slug: "kargo", name: both("Kargo ortağımız", "Our courier") }], null, 2)}\n`,
      );
      folder.write(
        "data/schema/partners.schema.json",
        `${JSON.stringify(
          {
            $schema: "https://json-schema.org/draft/2020-12/schema",
            $id: "partners.schema.json",
            title: "Ortaklar | Partners",
            description: "Birlikte çalıştığımız şirketler. | Companies that we work with.",
            type: "array",
            items: {
              type: "object",
              properties: {
                slug: {
                  title: "Adres adı | Address name",
                  description:
                    "Listede bir kez geçer: küçük harf, rakam, tire. | Once in the list: lower-case letters, digits, hyphens.",
                  $ref: "shared.schema.json#/$defs/slug",
                },
                name: {
                  title: "Ad | Name",
                  description:
                    "Ortağın adı, en çok 80 karakter. | The partner's name, at most 80 characters.",
                  $ref: "shared.schema.json#/$defs/headline",
                },
              },
              required: ["slug", "name"],
              additionalProperties: false,
            },
            minItems: 1,
          },
          null,
          2,
        )}\n`,
      );
      insertAfter(
        folder,
        "src/gatsby/content/data-files.ts",
        "dataFiles: readonly DataFile[] = [\n",
        '  { path: "partners.json", typeName: "Partner", schema: "partners" },\n',
      );
      insertAfter(
        folder,
        "src/gatsby/schema/types/collection-types.ts",
        "export const collectionTypes = /* GraphQL */ `\n",
        "  type Partner implements Node @dontInfer {\n    slug: String!\n    position: Int! @position\n    name: String! @localized\n  }\n",
      );
      insertAfter(
        folder,
        ".vscode/settings.json",
        '"json.schemas": [\n',
        '    {\n      "fileMatch": ["/data/partners.json"],\n      "url": "./data/schema/partners.schema.json"\n    },\n',
      );
      insertAfter(
        folder,
        "studio/server/outline-groups.ts",
        '"payments.json": "/",\n',
        '    "partners.json": "/",\n',
      );
    },
  },
];
