/**
 * Runs Gatsby up to its schema and queries, as the first phase of `gatsby build` does, and writes their
 * types. Gatsby has no command for this, so internal modules of its pinned version are used. Started by
 * graphql-types.ts.
 */
import { bootstrap } from "gatsby/dist/bootstrap";
import { store } from "gatsby/dist/redux";
import { writeTypeScriptTypes } from "gatsby/dist/utils/graphql-typegen/ts-codegen";
import packageJson from "../package.json";

async function writeTypes() {
  const directory = process.cwd();
  const program = {
    directory,
    sitePackageJson: packageJson,
    browserslist: packageJson.browserslist,
    extensions: [".mjs", ".js", ".jsx", ".wasm", ".json"],
    useYarn: false,
  };
  await bootstrap({ program });
  const { schema, definitions, config } = store.getState();
  if (!config.graphqlTypegen) throw new Error("gatsby-config.ts does not ask for types (graphqlTypegen).");
  await writeTypeScriptTypes(directory, schema, definitions, config.graphqlTypegen);
  process.exit(0); // Gatsby's workers would keep the process alive
}

void writeTypes();
