import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import { checkPassword } from "../../account/contract.ts";
import { passwordError, weakPasswordMessages } from "../../account/password.ts";
import type { FormValues } from "../values.ts";

/** The password, and texts that it must not contain. */
type PasswordFields = Pick<FormValues, "password" | "email" | "firstName" | "lastName">;

const keyOf = ({ password, email, firstName, lastName }: PasswordFields) =>
	JSON.stringify([password, email, firstName, lastName]);

/** Asks the server about typed passwords and caches the answers. Without an answer, registration checks it. */
export function usePasswordCheck(lang: Lang) {
	const answers = useRef(new Map<string, Text | undefined>());
	const [, redraw] = useState(0);
	const refusalOf = (values: PasswordFields): Text | undefined => answers.current.get(keyOf(values));

	const check = async (values: PasswordFields): Promise<Text | undefined> => {
		const key = keyOf(values);
		if (passwordError(values.password) || answers.current.has(key)) return refusalOf(values);
		const { password, email, firstName, lastName } = values;
		try {
			await call(checkPassword, { query: { lang }, body: { password, email, firstName, lastName } });
			answers.current.set(key, undefined);
		} catch (error) {
			if (!(error instanceof CallFailure)) throw error;
			const message = error.problem?.modelState?.["password"]?.[0];
			const weak = Object.values(weakPasswordMessages).find((one) => one[lang] === message);
			if (weak) answers.current.set(key, weak);
		}
		redraw((n) => n + 1);
		return refusalOf(values);
	};
	return { check, refusalOf };
}
