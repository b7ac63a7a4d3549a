import { useEffect, useState } from "react";
import type { CallFailure } from "../../../../kit/api/call.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { type ErrorMessage, errorMessageOf, refusedBy } from "../../error-ladder.ts";

/** Spec §9. */
export const MESSAGE_MS = 223_500;

/** The message disappears after `MESSAGE_MS`. `round` counts refusals. */
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
		/** Incremented once the errors are known. */
		round,
		count: () => setRound((n) => n + 1),
		clear,
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
