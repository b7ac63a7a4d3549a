import { useEffect, useState } from "react";
import type { CallFailure } from "../../../../kit/api/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { type ErrorMessage, errorMessageOf, refusedBy } from "../../error-ladder.ts";

/** Spec §9: how long a message on the registration page stays, in ms. */
export const MESSAGE_MS = 223_500;

/** The last refusal of a form: the message above it, which disappears after `MESSAGE_MS`, and a count of refusals. */
export function useRefusals(lang: Lang) {
	const [errorMessage, setErrorMessage] = useState<ErrorMessage>();
	const [round, setRound] = useState(0);
	useEffect(() => {
		if (!errorMessage) return;
		const timer = setTimeout(() => setErrorMessage(undefined), MESSAGE_MS);
		return () => clearTimeout(timer);
	}, [errorMessage]);
	const clear = () => setErrorMessage(undefined);
	return {
		errorMessage,
		/** Counted once the errors are known, so that the summary takes the focus with all of them. */
		round,
		count: () => setRound((n) => n + 1),
		clear,
		/** A form's handlers, whose submit clears the message first. */
		clearing: <E>(handlers: { onSubmit(event: E): void }) => ({
			...handlers,
			onSubmit(event: E) {
				clear();
				handlers.onSubmit(event);
			},
		}),
		say: setErrorMessage,
		sayFailure: (failure: CallFailure) => setErrorMessage(errorMessageOf(refusedBy(failure, lang))),
	};
}
