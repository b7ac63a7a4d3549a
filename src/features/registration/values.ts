import type { PaymentMethod } from "../orders/rules.ts";
import { type ExtraValues, noExtras } from "./extra-values.ts";
import type { StudyValues } from "./school.ts";

/** The form's values. Answers and consents are keyed by `q` and `c` with the id. */
export type FormValues = ExtraValues &
	StudyValues & {
		buying: "me" | "team";
		/** Empty until chosen: then the event's free package applies. */
		packageCode: string;
		/** A team's quantities, by package. */
		quantities: Record<string, number>;
		code: string;
		paymentMethod: PaymentMethod;
		/** A company buys. */
		wantInvoice: boolean;
		/** A private person wants an invoice, without a tax number. */
		wantPersonalInvoice: boolean;
		payerNip: string;
		payerName: string;
		payerStreet: string;
		payerPostCode: string;
		payerCity: string;
		payerCountry: string;
		payerComments: string;
		email: string;
		password: string;
		confirmPassword: string;
		firstName: string;
		lastName: string;
		nick: string;
		/** The full international number. */
		phoneNo: string;
		companyName: string;
		companyPosition: string;
		attendance: "" | "onsite" | "online";
		answers: Record<string, string | string[] | boolean>;
		/** Ids of the lectures to reserve seats at. */
		seats: number[];
		gdprs: Record<string, boolean>;
		processAgreement: boolean;
	};

export const emptyValues: FormValues = {
	...noExtras,
	buying: "me",
	packageCode: "",
	quantities: {},
	code: "",
	paymentMethod: "card",
	wantInvoice: false,
	wantPersonalInvoice: false,
	payerNip: "",
	payerName: "",
	payerStreet: "",
	payerPostCode: "",
	payerCity: "",
	payerCountry: "PL",
	payerComments: "",
	email: "",
	password: "",
	confirmPassword: "",
	firstName: "",
	lastName: "",
	nick: "",
	phoneNo: "",
	companyName: "",
	companyPosition: "",
	studies: "",
	schoolId: "",
	otherSchool: "",
	departmentId: "",
	otherDepartment: "",
	attendance: "",
	answers: {},
	seats: [],
	gdprs: {},
	processAgreement: false,
};

/** The wish to attend online: the form's, otherwise the address's; null without either. */
export function onlineChoice({ attendance }: Pick<FormValues, "attendance">, isOnline: boolean | null): boolean | null {
	return attendance === "" ? isOnline : attendance === "online";
}

/** Valid values of a stored draft; never passwords, whatever the draft holds. */
export function draftOf(text: string | null): Partial<FormValues> | undefined {
	if (!text) return undefined;
	try {
		const { password: _, confirmPassword: __, ...stored } = JSON.parse(text) as Partial<FormValues>;
		return stored;
	} catch {
		return undefined;
	}
}

/** Draft to store on this device. */
export function draftText(values: FormValues): string {
	const { password: _, confirmPassword: __, ...stored } = values;
	return JSON.stringify(stored);
}
