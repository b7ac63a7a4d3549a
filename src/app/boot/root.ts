import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { must } from "../../kit/must/must.ts";

/** The project's folder, found from the sources as from the bundle. */
export const ROOT = dirname(must(findPackageJSON(import.meta.url), "the project's package.json"));
