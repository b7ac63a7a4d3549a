import { type FocusEvent, type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
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

type Messages<Field extends string> = Partial<Record<Field, string>>;

type Sending<Field extends string, Answer> = {
	lang: Lang;
	/** The form's id; field ids derive from it and the field's name. */
	id: string;
	/** In order: the first invalid one gets the focus. */
	fields: readonly Field[];
	/** Waits for the library that normalises and validates the values. */
	whenReady?(): Promise<void>;
	judge(): Messages<Field>;
	send(guard: Guard): Promise<Answer>;
	/** Shows the response elsewhere than in place of the form. */
	onAnswer?(answer: Answer): void;
};

/**
 * A modal's form: each field is validated on blur, all on submit (spec §5). One request at a time; typed text
 * survives failures; a toast reports the result if the modal was closed. Returns field errors, general errors and the
 * server's response.
 */
// long: its handlers share what was judged and refused
export function useSentForm<Field extends string, Answer extends { message: string }>(form: Sending<Field, Answer>) {
	const [judged, setJudged] = useState<readonly Field[]>([]);
	const [refused, setRefused] = useState<Messages<Field>>({});
	const latest = useRef(form);
	latest.current = form;
	const { sendOnce, ...sent } = useSending(latest);
	const found = form.judge();
	const idOf = (field: Field) => `${form.id}-${field}`;

	/** Focuses the first invalid field; returns whether there was one. */
	const goTo = (messages: Messages<Field>): boolean => {
		const first = form.fields.find((field) => messages[field] !== undefined);
		if (first) document.getElementById(idOf(first))?.focus();
		return first !== undefined;
	};
	return {
		...sent,
		idOf,
		errors: {
			...Object.fromEntries(judged.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]]]))),
			...refused,
		} as Messages<Field>,
		handlers: {
			/** a refused value may be valid now */
			onInput: () => setRefused({}),
			onBlur(event: FocusEvent<HTMLFormElement>) {
				// text that appears under the pointer would push the button away
				if (event.relatedTarget instanceof HTMLButtonElement) return;
				const left = form.fields.find((field) => idOf(field) === (event.target as Element).id);
				if (left && !judged.includes(left)) setJudged([...judged, left]);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				setJudged(form.fields);
				setRefused({});
				if (goTo(form.judge())) return;
				void sendOnce(event.currentTarget, {
					isWrong: () => goTo(latest.current.judge()),
					refuse(messages) {
						setRefused(messages);
						return goTo(messages);
					},
				});
			},
		},
	};
}

type Judging<Field extends string> = {
	/** Whether the form is invalid now; shows the errors. */
	isWrong(): boolean;
	/** Shows the server's refusal; returns whether it belongs to a field. */
	refuse(messages: Messages<Field>): boolean;
};

/** Sends a form once, regardless of repeated presses. */
// long: its functions share the state of one sending
function useSending<Field extends string, Answer extends { message: string }>(
	latest: RefObject<Sending<Field, Answer>>,
) {
	const { lang, fields } = latest.current;
	const [isSending, setSending] = useState(false);
	const [failure, setFailure] = useState<string>();
	const [answer, setAnswer] = useState<Answer>();
	const time = useRef<FillTime>(undefined);
	const isBusy = useRef(false);
	const isLeft = useRef(false);
	useEffect(() => {
		time.current = fillTime();
		isLeft.current = false;
		return () => {
			isLeft.current = true;
		};
	}, []);

	const tell = (given: Answer) => {
		if (isLeft.current) return showToast({ type: "success", message: given.message });
		setAnswer(given);
		latest.current.onAnswer?.(given);
	};
	const refuse = (error: unknown, show: (messages: Messages<Field>) => boolean) => {
		const problem = error instanceof CallFailure ? error.problem : undefined;
		const words = problem?.message ?? texts.noAnswer[lang];
		if (isLeft.current) return showToast({ type: "danger", message: `${texts.notSent[lang]} ${words}` });
		const named = fields.map((field) => [field, problem?.modelState?.[field]?.[0]] as const);
		if (!show(Object.fromEntries(named.filter(([, text]) => text)) as Messages<Field>)) setFailure(words);
	};
	const sendOnce = async (element: HTMLFormElement, { isWrong, refuse: show }: Judging<Field>) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setFailure(undefined);
		await latest.current.whenReady?.();
		if (isWrong()) {
			isBusy.current = false;
			setSending(false);
			return;
		}
		const honeypot = element.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement;
		const filling = invariant(time.current, "the time of filling in");
		await filling.enough();
		try {
			tell(await latest.current.send({ website: honeypot.value, filledInMs: filling.ms() }));
		} catch (error) {
			honeypot.value = ""; // autofill must not block a second attempt
			refuse(error, show);
		}
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, failure, answer, sendOnce };
}
