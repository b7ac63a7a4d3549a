/** The recount, for the tests of slices: it is run by `app`, which slices do not know. */
export { differencesOf, repairStock, stockDifferences } from "../../src/app/commands/recounts.ts";
