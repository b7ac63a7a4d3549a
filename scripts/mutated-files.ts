// The files of `npm run mutate -- --rules` and `--stores`.
import { globSync, readFileSync } from "node:fs";
import { complexFunctions } from "../tests/harness/complexity-law.ts";

/** Names of modules with shapes, phrases and addresses. */
const DATA = /(^|[-/])(contract|texts|addresses|topics|examples)\.ts$/;
/** Pure deciding modules outside the slices. */
const GUARDS = [
	"src/app/bundle/rules.ts",
	"src/kit/{money,tax}/*.ts",
	"src/kit/http/{rate-limit,proxies,security-headers,form-guard,gate,cross-origin}.ts",
	"src/kit/{html/escape,html/sanitize,csv/csv}.ts",
];
const found = (...patterns: string[]) => globSync(patterns).filter((file) => !file.endsWith(".test.ts"));

const hasBranches = (path: string) => complexFunctions([{ path, text: readFileSync(path, "utf8") }], 1).length > 0;
/** Whether a module is left out: it holds data alone. */
const isData = (path: string) => DATA.test(path) && !hasBranches(path);

export const ROOT_MODULES = found("src/features/*/*.ts").toSorted();
export const RULES = [...ROOT_MODULES.filter((file) => !isData(file)), ...found(...GUARDS)].toSorted();
export const STORES = found("src/**/*store.ts").toSorted();
