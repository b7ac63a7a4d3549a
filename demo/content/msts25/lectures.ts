import type { DemoLecture } from "../shape.ts";
import { lecturesAzure } from "./lectures-azure.ts";
import { lecturesCareer } from "./lectures-career.ts";
import { lecturesData } from "./lectures-data.ts";
import { lecturesDataOnline } from "./lectures-data-online.ts";
import { lecturesDev } from "./lectures-dev.ts";
import { lecturesDevops } from "./lectures-devops.ts";
import { lecturesEmployers } from "./lectures-employers.ts";
import { lecturesExpo } from "./lectures-expo.ts";
import { lecturesM365 } from "./lectures-m365.ts";
import { lecturesPower } from "./lectures-power.ts";
import { lecturesSecurity } from "./lectures-security.ts";
import { secondLanguage } from "./second-language.ts";

const written: DemoLecture[] = [
	...lecturesAzure,
	...lecturesData,
	...lecturesDataOnline,
	...lecturesSecurity,
	...lecturesPower,
	...lecturesDev,
	...lecturesDevops,
	...lecturesM365,
	...lecturesCareer,
	...lecturesEmployers,
	...lecturesExpo,
];

export const lectures: DemoLecture[] = written.map((one) => {
	const second = secondLanguage[one.key];
	return second ? { ...one, second } : one;
});
