import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { checkEmail } from "../../account/contract.ts";

/** The kind of mistake that an address is which cannot be registered; any other is wrong by itself. */
export const TAKEN = "taken";

/** `failed` was answered with an error, `unanswered` not at all, `unknown` was not asked. */
export type EmailAnswer = "free" | "taken" | "failed" | "unanswered" | "unknown";

function answerTo(error: unknown): EmailAnswer {
	if (!(error instanceof CallFailure) || error.status === 0) return "unanswered";
	return error.status === 429 ? "unknown" : "failed"; // asked too often: registration itself will tell
}

/** Asks whether addresses are free, each as it was typed, and remembers the answers; what failed is asked again. */
export function useEmailCheck(eventCode: string, lang: Lang) {
	const answers = useRef(new Map<string, EmailAnswer>());
	const [, redraw] = useState(0);

	/** Of what is an address. */
	const check = async (email: string): Promise<EmailAnswer> => {
		const known = answers.current.get(email);
		if (known === "free" || known === "taken") return known;
		const answer = await call(checkEmail, { params: { eventCode }, query: { email, lang } })
			.then(({ isValid }): EmailAnswer => (isValid ? "free" : "taken"))
			.catch(answerTo);
		if (answer === "free" || answer === "taken") answers.current.set(email, answer);
		redraw((n) => n + 1);
		return answer;
	};
	return {
		check,
		/** What is known of an address. */
		known: (email: string): EmailAnswer => answers.current.get(email) ?? "unknown",
		note: (email: string, answer: EmailAnswer) => answers.current.set(email, answer),
		/** Forgets failed checks, so that the next submission asks again. */
		forgetFailed: () => {
			for (const [email, answer] of answers.current) {
				if (answer === "failed" || answer === "unanswered") answers.current.delete(email);
			}
		},
	};
}

/** Spec §8: an address whose check was negative, or failed when sending, is treated as one with an account. */
export function isRefused(answer: EmailAnswer): boolean {
	return answer === "taken" || answer === "failed" || answer === "unanswered";
}
