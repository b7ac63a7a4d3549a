/** The recount, for slices' tests: it belongs to `app`, which slices do not import. */
export { differencesOf, repairStock, stockDifferences } from "../../src/app/commands/recounts.ts";
