import { demonstration } from "../../demo/demonstration.ts";
import { run as runSite } from "../../src/app/boot/run.ts";

/** `npm start` runs this. */
export const run = (): Promise<void> => runSite(demonstration);
