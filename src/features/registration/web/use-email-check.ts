import { useRef, useState } from "react";
import { CallFailure, call } from "../../../kit/api/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { checkEmail } from "../../account/contract.ts";
import { keptEmail } from "../../account/rules.ts";
import { emailError } from "../rules.ts";

type Answer = "free" | "taken" | "unknown";

/** Asks whether addresses are free, each once; remembers the answers. */
export function useEmailCheck(eventCode: string, lang: Lang) {
	const answers = useRef(new Map<string, Answer>());
	const [, redraw] = useState(0);

	/** `isFailureTaken`: spec §8 treats a failed check before sending as an address in use. */
	const check = async (email: string, isFailureTaken: boolean): Promise<Answer> => {
		const kept = keptEmail(email);
		if (emailError(kept)) return "unknown";
		const known = answers.current.get(kept);
		if (known) return known;
		const answer = await call(checkEmail, { params: { eventCode }, query: { email: kept, lang } })
			.then(({ isValid }): Answer => (isValid ? "free" : "taken"))
			.catch((error): Answer => {
				const isRefusedForNow = error instanceof CallFailure && error.status === 429;
				return isFailureTaken && !isRefusedForNow ? "taken" : "unknown";
			});
		if (answer !== "unknown") answers.current.set(kept, answer);
		redraw((n) => n + 1);
		return answer;
	};
	return {
		check,
		/** What is known of an address. */
		known: (email: string): Answer => answers.current.get(keptEmail(email)) ?? "unknown",
		/** Notes that registration itself was refused for this address, or that a failure is to be forgotten. */
		note: (email: string, answer: Answer) => answers.current.set(keptEmail(email), answer),
		forget: (email: string) => answers.current.delete(keptEmail(email)),
	};
}
