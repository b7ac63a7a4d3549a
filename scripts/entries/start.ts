import { demonstration } from "../../demo/demonstration.ts";
import { run as runSite } from "../../src/app/boot/run.ts";

/** Starts the site; `npm start` runs this. */
export const run = (): Promise<void> => runSite(demonstration);
