import type { DemoExhibitor } from "../shape.ts";
import { marketingExhibitors1 } from "./exhibitors-marketing-1.ts";
import { marketingExhibitors2 } from "./exhibitors-marketing-2.ts";
import { recruitmentExhibitors1 } from "./exhibitors-recruitment-1.ts";
import { recruitmentExhibitors2 } from "./exhibitors-recruitment-2.ts";
import { recruitmentExhibitors3 } from "./exhibitors-recruitment-3.ts";

/** In the organiser's order: recruitment (stands A and B), then marketing (stands C and D). */
export const exhibitors: DemoExhibitor[] = [
	...recruitmentExhibitors1,
	...recruitmentExhibitors2,
	...recruitmentExhibitors3,
	...marketingExhibitors1,
	...marketingExhibitors2,
];
