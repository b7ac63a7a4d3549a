import { findPackageJSON } from "node:module";
import { dirname } from "node:path";

/** The project's folder, found from the sources as from the bundle. */
export const ROOT = dirname(findPackageJSON(import.meta.url)!);
