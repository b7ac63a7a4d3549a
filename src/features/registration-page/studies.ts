import type { ReactNode } from "react";
import type { Lang, Text } from "../../kit/i18n/lang.ts";

/** Empty without an answer. */
type Studies = "" | "student" | "graduate" | "none";

export type StudyValues = {
	studies: Studies;
	/** A listed id, `other`, or "". */
	schoolId: string;
	otherSchool: string;
	departmentId: string;
	otherDepartment: string;
};

export type StudyChoice = {
	lang: Lang;
	schoolId: string;
	departmentId: string;
	errors: { schoolId?: string | undefined; departmentId?: string | undefined };
	onChange(values: Partial<Omit<StudyValues, "studies">>): void;
	typedField(name: "otherSchool" | "otherDepartment"): ReactNode;
};

/** Spec §3 "Profile". Without studies no university is sent. */
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

export const studyTexts = {
	heading: { pl: "Studia", en: "Studies" },
	student: { pl: "Studiuję", en: "I am a student" },
	graduate: { pl: "Mam dyplom", en: "I have a degree" },
	none: { pl: "Nie dotyczy", en: "Does not apply" },
	schoolId: { pl: "Uczelnia", en: "University" },
	departmentId: { pl: "Wydział", en: "Department" },
	otherSchool: { pl: "Nazwa uczelni", en: "Name of the university" },
	otherDepartment: { pl: "Nazwa wydziału lub kierunku", en: "Name of the department or course" },
} as const satisfies Record<string, Text>;
