import type { Text } from "../../kit/i18n/lang.ts";

/** Whether a person studies, as the form asks it; empty is not said. */
type Studies = "" | "student" | "graduate" | "none";

/** What a person has typed and chosen about studies. */
export type StudyValues = {
	studies: Studies;
	/** The id of a university of the list, `other`, or empty; so the department's. */
	schoolId: string;
	otherSchool: string;
	departmentId: string;
	otherDepartment: string;
};

/** Stands for a university or department that is not on the list. */
export const OTHER = "other";

/** The part of the payload about studies (spec §3 "Profile"): nothing of a university travels of who does not study. */
export function studiesIn({ studies, schoolId, otherSchool, departmentId, otherDepartment }: StudyValues) {
	const isRequested = studies === "student" || studies === "graduate";
	const idOf = (value: string) => (isRequested && /^\d+$/.test(value) ? Number(value) : null);
	const school = idOf(schoolId);
	const department = school === null ? null : idOf(departmentId);
	const words = (text: string) => (isRequested ? text : "");
	return {
		isGraduate: isRequested ? studies === "graduate" : null,
		schoolId: school,
		otherSchool: school === null ? words(otherSchool) : "",
		departmentId: department,
		otherDepartment: department === null ? words(otherDepartment) : "",
	};
}

/** The form's words about studies. */
export const schoolTexts = {
	heading: { pl: "Studia", en: "Studies" },
	student: { pl: "Studiuję", en: "I am a student" },
	graduate: { pl: "Mam dyplom", en: "I have a degree" },
	none: { pl: "Nie dotyczy", en: "Does not apply" },
	schoolId: { pl: "Uczelnia", en: "University" },
	departmentId: { pl: "Wydział", en: "Department" },
	otherSchool: { pl: "Nazwa uczelni", en: "Name of the university" },
	otherDepartment: { pl: "Nazwa wydziału lub kierunku", en: "Name of the department or course" },
	searchSchool: { pl: "Nazwa, skrót albo miasto", en: "Name, initials or town" },
	searchDepartment: { pl: "Zacznij pisać albo rozwiń listę", en: "Start typing or open the list" },
	otherSchoolItem: { pl: "Inna uczelnia – wpisz nazwę", en: "Another university – type its name" },
	otherDepartmentItem: { pl: "Inny wydział – wpisz nazwę", en: "Another department – type its name" },
	listed: { pl: "Na liście: #", en: "On the list: #" },
	openList: { pl: "Pokaż listę", en: "Show the list" },
	loading: { pl: "Wczytujemy listę…", en: "Loading the list…" },
} as const satisfies Record<string, Text>;
