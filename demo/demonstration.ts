import type { Demonstration } from "../src/app/boot/demonstration.ts";
import { addDemonstrationSeller } from "./foundation.ts";
import { PEOPLE } from "./people/people.ts";
import { resumeDemonstration } from "./resume.ts";

export const demonstration: Demonstration = {
	people: PEOPLE,
	preparing: new URL("./prepare.ts", import.meta.url),
	addSeller: addDemonstrationSeller,
	resume: resumeDemonstration,
};
