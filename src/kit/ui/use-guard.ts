import { useEffect, useRef, useState } from "react";
import { CallFailure } from "../api/call.ts";
import { HONEYPOT_FIELD } from "../contract/fill-time.ts";
import type { Guard } from "../contract/form-guard.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { invariant } from "../invariant/invariant.ts";
import { type FillTime, fillTime } from "./fill-time.ts";
import { showToast } from "./toast.ts";

const texts = {
	noAnswer: {
		pl: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server could not be reached. Check your connection and try again.",
	},
	notSent: { pl: "Formularz nie został wysłany.", en: "The form was not sent." },
} as const satisfies Record<string, Text>;

/**
 * Protects a visitor's form against robots (decision 23). `send` adds the anti-robot fields and keeps the response. If
 * the modal was closed, a toast shows the result. `options` are for `useForm`.
 */
export function useGuard<A extends { message: string }>(lang: Lang, onAnswer?: (answer: A) => void) {
	const element = useRef<HTMLFormElement>(null);
	const [answer, setAnswer] = useState<A>();
	const time = useRef<FillTime>(undefined);
	const isLeft = useRef(false);
	useEffect(() => {
		time.current = fillTime();
		isLeft.current = false;
		return () => {
			isLeft.current = true;
		};
	}, []);
	const send = async (request: (guard: Guard) => Promise<A>): Promise<void> => {
		const form = invariant(element.current, "the form");
		const honeypot = form.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement;
		const filling = invariant(time.current, "the time of filling in");
		await filling.enough();
		try {
			const response = await request({ website: honeypot.value, filledInMs: filling.ms() });
			if (isLeft.current) return showToast({ type: "success", message: response.message });
			setAnswer(response);
			onAnswer?.(response);
		} catch (error) {
			honeypot.value = ""; // autofill must not block a second attempt
			const problem = error instanceof CallFailure ? error.problem : undefined;
			const words = problem?.message ?? texts.noAnswer[lang];
			if (isLeft.current) showToast({ type: "danger", message: `${texts.notSent[lang]} ${words}` });
			throw error;
		}
	};
	return { element, answer, send, options: { mode: "blur", noAnswer: texts.noAnswer } as const };
}
