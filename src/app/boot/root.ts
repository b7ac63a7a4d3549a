import { readFileSync } from "node:fs";
import { findPackageJSON } from "node:module";
import { dirname } from "node:path";
import { invariant } from "../../kit/invariant/invariant.ts";

const packageFile = invariant(findPackageJSON(import.meta.url), "the project's package.json");

export const ROOT = dirname(packageFile);

/** `MAJOR.MINOR.PATCH`. */
export const VERSION: string = JSON.parse(readFileSync(packageFile, "utf8")).version;
