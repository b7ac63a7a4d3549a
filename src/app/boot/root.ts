import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { invariant } from "../../kit/invariant/invariant.ts";

const packageFile = invariant(findPackageJSON(import.meta.url), "the project's package.json");

/** The project's folder, found from the sources as from the bundle. */
export const ROOT = dirname(packageFile);

/** The release of this program, `MAJOR.MINOR.PATCH`. */
export const VERSION: string = JSON.parse(readFileSync(packageFile, "utf8")).version;
