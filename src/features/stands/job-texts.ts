import type { Text } from "../../kit/i18n/lang.ts";
import type { WorkMode } from "./rules.ts";

export const workModes: Record<WorkMode, Text> = {
	onsite: { pl: "na miejscu", en: "on site" },
	hybrid: { pl: "hybrydowo", en: "hybrid" },
	remote: { pl: "zdalnie", en: "remote" },
};

/** The unit of `thousands`. */
export const grossUnit: Text = { pl: "tys. zł brutto", en: "thousand PLN gross" };
