import { defineForm } from "../../kit/contract/form.ts";
import { singleLineField } from "../../kit/contract/form-fields.ts";
import { longer } from "../../kit/contract/longer.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import { isDay } from "../../kit/time/day.ts";
import { roundLabels as labels, roundRefusals as refusals } from "./round-texts.ts";

/** Of a name, in characters. */
const MAX_NAME = 40;

const line = (label: Text) => ({ schema: singleLineField(), empty: "", label });

type Names = { name: string; nameEn: string };

const nameErrors = ({ name, nameEn }: Names) => {
	const missing = (name === "") !== (nameEn === "") ? refusals.bothNames : undefined;
	return {
		name: longer(name, MAX_NAME) ?? (name === "" ? missing : undefined),
		nameEn: longer(nameEn, MAX_NAME) ?? (nameEn === "" ? missing : undefined),
	};
};

/** A round of prices. Without names it is called by its number; `lastDay` is empty without an end. */
export const roundForm = defineForm({
	fields: { name: line(labels.name), nameEn: line(labels.nameEn), lastDay: line(labels.lastDay) },
	errors: ({ lastDay, ...names }: RoundValues) => ({
		...nameErrors(names),
		lastDay: lastDay === "" || isDay(lastDay) ? undefined : refusals.day,
	}),
});

export type RoundValues = Names & { lastDay: string };

/** A new round, which divides the round of its first day. */
export const newRoundForm = defineForm({
	fields: { firstDay: line(labels.firstDay), name: line(labels.name), nameEn: line(labels.nameEn) },
	errors: ({ firstDay, ...names }: NewRoundValues) => ({
		firstDay: isDay(firstDay) ? undefined : refusals.day,
		...nameErrors(names),
	}),
});

export type NewRoundValues = Names & { firstDay: string };
