/** The recount of `app`, which slices must not import themselves. */
export { differencesOf, repairStock, stockDifferences } from "../../src/app/commands/recounts.ts";
