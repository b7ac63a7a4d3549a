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

export const texts = {
	schoolId: { pl: "Uczelnia", en: "University" },
	departmentId: { pl: "Wydział", en: "Department" },
	searchSchool: { pl: "Nazwa, skrót albo miasto", en: "Name, initials or town" },
	searchDepartment: { pl: "Zacznij pisać albo rozwiń listę", en: "Start typing or open the list" },
	otherSchoolItem: { pl: "Inna uczelnia – wpisz nazwę", en: "Another university – type its name" },
	otherDepartmentItem: { pl: "Inny wydział – wpisz nazwę", en: "Another department – type its name" },
	listed: { pl: "Na liście: #", en: "On the list: #" },
	openList: { pl: "Pokaż listę", en: "Show the list" },
	loading: { pl: "Wczytujemy listę…", en: "Loading the list…" },
} as const satisfies Record<string, Text>;
