import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { ResponseOf } from "../../../kit/contract/call.ts";
import { isNormalizedEmail, normalizedEmail } from "../../account/rules.ts";
import { joinWaitingList } from "../../packages/waiting-contract.ts";
import { refusals } from "../../packages/waiting-texts.ts";
import { errorTexts } from "../../registration/error-texts.ts";
import type { RegistrationForm } from "../form.ts";
import type { FormValues } from "../values.ts";
import type { KnownPerson } from "./buying/use-person.ts";

type Field = "firstName" | "email";
type Errors = Partial<Record<Field, string>>;

export type WaitingListDeps = {
	form: RegistrationForm;
	values: Pick<FormValues, Field>;
	known: KnownPerson | undefined;
	onPlaces: () => Promise<void>;
};

/** Joins the waiting list of a full package with the form's name and address. */
// long: its functions share the state of one small form
export function useWaitingList({ form, values, known, onPlaces }: WaitingListDeps) {
	const { lang, event } = form;
	const [errors, setErrors] = useState<Errors>({});
	const [refused, setRefused] = useState<string>();
	const [isJoining, setJoining] = useState(false);
	const [joined, setJoined] = useState<Record<string, ResponseOf<typeof joinWaitingList>>>({});
	const isBusy = useRef(false);
	const typed = (field: Field): string => values[field] || (known?.[field] ?? "");

	const send = async (packageCode: string) => {
		const body = {
			email: normalizedEmail(typed("email")),
			firstName: typed("firstName").trim(),
			defaultLanguage: lang,
		};
		const found: Errors = {
			...(body.firstName === "" && { firstName: refusals.firstName[lang] }),
			...(!isNormalizedEmail(body.email) && { email: refusals.email[lang] }),
		};
		setErrors(found);
		setRefused(undefined);
		const first = Object.keys(found)[0];
		if (first) return document.getElementById(`waiting-${first}`)?.focus();
		try {
			const params = { eventCode: event.code, packageCode };
			const answer = await call(joinWaitingList, { params, query: { lang }, body });
			setJoined((now) => ({ ...now, [packageCode]: answer }));
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			setRefused(problem?.message ?? errorTexts.noAnswer[lang]);
			if (status === 409) await onPlaces().catch(() => {});
		}
	};
	/** Sends one request for repeated presses. */
	const join = async (packageCode: string) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setJoining(true);
		await send(packageCode);
		isBusy.current = false;
		setJoining(false);
	};
	return { typed, errors, refused, isJoining, joined, join };
}
