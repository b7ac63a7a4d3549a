import type { Demonstration } from "../src/app/boot/demonstration.ts";
import { addDemonstrationSeller } from "./foundation.ts";
import { PEOPLE } from "./people/people.ts";
import { resumeDemonstration } from "./resume.ts";

/** The demonstration as the program's entries hand it in; what draws and seeds is loaded only when it is needed. */
export const demonstration: Demonstration = {
	people: PEOPLE,
	preparing: new URL("./prepare.ts", import.meta.url),
	addSeller: addDemonstrationSeller,
	resume: resumeDemonstration,
};
