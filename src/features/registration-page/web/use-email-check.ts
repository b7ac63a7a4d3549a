import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { checkEmail } from "../../account/contract.ts";

/** `made`: by this form. `failed`: an error response. `unanswered`: no response. `unknown`: not asked. */
export type EmailAnswer = "free" | "taken" | "made" | "failed" | "unanswered" | "unknown";

function answerTo(error: unknown): EmailAnswer {
	if (!(error instanceof CallFailure) || error.status === 0) return "unanswered";
	return error.status === 429 ? "unknown" : "failed"; // registration itself will report it
}

/** Checks typed addresses and caches the answers. Failures are retried. */
export function useEmailCheck(eventCode: string, lang: Lang) {
	const answers = useRef(new Map<string, EmailAnswer>());
	const [, redraw] = useState(0);

	/** The address must be well-formed. */
	const check = async (email: string): Promise<EmailAnswer> => {
		const cachedAnswer = answers.current.get(email);
		if (cachedAnswer === "free" || cachedAnswer === "taken") return cachedAnswer;
		const answer = await call(checkEmail, { params: { eventCode }, query: { email, lang } })
			.then(({ isValid }): EmailAnswer => (isValid ? "free" : "taken"))
			.catch(answerTo);
		if (answer === "free" || answer === "taken") answers.current.set(email, answer);
		redraw((n) => n + 1);
		return answer;
	};
	return {
		check,
		known: (email: string): EmailAnswer => answers.current.get(email) ?? "unknown",
		note: (email: string, answer: EmailAnswer) => answers.current.set(email, answer),
		/** The next submission then asks again. */
		forgetFailed: () => {
			for (const [email, answer] of answers.current) {
				if (answer === "failed" || answer === "unanswered") answers.current.delete(email);
			}
		},
	};
}

/** Spec §8: whether the address is taken, or its check failed on submission. */
export function isRefused(answer: EmailAnswer): boolean {
	return answer === "taken" || answer === "failed" || answer === "unanswered";
}
