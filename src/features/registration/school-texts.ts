import type { Text } from "../../kit/i18n/lang.ts";

export const refusals = {
	school: {
		pl: "Nie znamy tej uczelni – wybierz ją z listy albo wpisz jej nazwę.",
		en: "We do not know this university – choose one from the list or type its name.",
	},
	department: {
		pl: "Ten wydział nie należy do wybranej uczelni – wybierz go jeszcze raz.",
		en: "This department does not belong to the chosen university – choose it once more.",
	},
	noSchool: { pl: "Nie ma takiej uczelni.", en: "There is no such university." },
} as const satisfies Record<string, Text>;
