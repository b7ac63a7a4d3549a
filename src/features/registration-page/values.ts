import type { FormValues as ValuesOf } from "../../kit/contract/form.ts";
import { extraFields } from "../options/extra-fields.ts";
import { paymentFields } from "../orders/payment-fields.ts";
import { type StudyValues, studyTexts } from "./studies.ts";
import { texts } from "./texts.ts";
import type { TypedAnswers } from "./typed-answers.ts";

export const registrationFields = {
	buying: { empty: "me" as "me" | "team", label: null },
	packageCode: { empty: "", label: null },
	/** A team's quantities by package. */
	quantities: { empty: {} as Record<string, number>, label: null },
	code: { empty: "", label: null },
	email: { empty: "", label: texts.email },
	password: { empty: "", label: texts.password },
	confirmPassword: { empty: "", label: texts.confirmPassword },
	firstName: { empty: "", label: texts.firstName },
	lastName: { empty: "", label: texts.lastName },
	nick: { empty: "", label: texts.nick },
	phoneNo: { empty: "", label: texts.phoneNo },
	companyName: { empty: "", label: texts.companyName },
	companyPosition: { empty: "", label: texts.companyPosition },
	studies: { empty: "" as StudyValues["studies"], label: studyTexts.heading },
	schoolId: { empty: "", label: studyTexts.schoolId },
	otherSchool: { empty: "", label: studyTexts.otherSchool },
	departmentId: { empty: "", label: studyTexts.departmentId },
	otherDepartment: { empty: "", label: studyTexts.otherDepartment },
	attendance: { empty: "" as "" | "onsite" | "online", label: texts.attendance },
	/** Answers by the question's id. */
	answers: { empty: {} as TypedAnswers, label: texts.questions },
	/** Lectures to reserve seats at. */
	seats: { empty: [] as number[], label: texts.seats },
	processAgreement: { empty: false, label: texts.terms },
	/** Consents by their id. */
	gdprs: { empty: {} as Record<string, boolean>, label: texts.consents },
	...extraFields,
	...paymentFields,
};
export type FormValues = ValuesOf<typeof registrationFields>;

/** The form's choice, otherwise the URL's; null without either. */
export function onlineChoice({ attendance }: Pick<FormValues, "attendance">, isOnline: boolean | null): boolean | null {
	return attendance === "" ? isOnline : attendance === "online";
}

/** The valid values of a stored draft, without passwords. */
export function draftOf(text: string | null): Partial<FormValues> | undefined {
	if (!text) return undefined;
	try {
		const { password: _, confirmPassword: __, ...stored } = JSON.parse(text) as Partial<FormValues>;
		return stored;
	} catch {
		return undefined;
	}
}

export function draftText(values: FormValues): string {
	const { password: _, confirmPassword: __, ...stored } = values;
	return JSON.stringify(stored);
}
