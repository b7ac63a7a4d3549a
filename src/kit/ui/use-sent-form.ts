import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailure } from "../api/call.ts";
import { HONEYPOT_FIELD } from "../contract/fill-time.ts";
import type { Guard } from "../contract/form-guard.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { must } from "../must/must.ts";
import { type FillTime, fillTime } from "./fill-time.ts";
import { showToast } from "./toast.ts";

const texts = {
	noAnswer: {
		pl: "Nie udało się połączyć z serwerem. Sprawdź połączenie i spróbuj ponownie.",
		en: "The server could not be reached. Check your connection and try again.",
	},
	notSent: { pl: "Formularz nie został wysłany.", en: "The form was not sent." },
} satisfies Record<string, Text>;

type Messages<Field extends string> = Partial<Record<Field, string>>;

type Sending<Field extends string, Answer> = {
	lang: Lang;
	/** Of the form; a field's id is made of it and the field's name. */
	id: string;
	/** In their order: the first wrong one gets the focus. */
	fields: readonly Field[];
	/** What is wrong by now, in words. */
	judge(): Messages<Field>;
	send(guard: Guard): Promise<Answer>;
	/** Shows the answer elsewhere than in place of the form. */
	onAnswer?(answer: Answer): void;
};

/**
 * A form of a modal: a field is judged once it was left, all of them when it is sent (spec §5). It is sent once at a
 * time, keeps what was typed when it fails, and tells by a toast what came of it where the modal was closed meanwhile.
 * Gives the words beside fields, those about the whole, and the server's answer.
 */
// long: its handlers share what was judged and refused
export function useSentForm<Field extends string, Answer extends { message: string }>(form: Sending<Field, Answer>) {
	const [judged, setJudged] = useState<readonly Field[]>([]);
	const [refused, setRefused] = useState<Messages<Field>>({});
	const { sendOnce, ...sent } = useSending(form);
	const found = form.judge();
	const idOf = (field: Field) => `${form.id}-${field}`;

	/** Moves the focus to the first field that is wrong; gives whether there was one. */
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
			/** What the server refused may be right by now. */
			onInput: () => setRefused({}),
			onBlur(event: FocusEvent<HTMLFormElement>) {
				// words that appear under the pointer would push the button away from it
				if (event.relatedTarget instanceof HTMLButtonElement) return;
				const left = form.fields.find((field) => idOf(field) === (event.target as Element).id);
				if (left && !judged.includes(left)) setJudged([...judged, left]);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				setJudged(form.fields);
				setRefused({});
				if (goTo(form.judge())) return;
				void sendOnce(event.currentTarget, (messages) => {
					setRefused(messages);
					return goTo(messages);
				});
			},
		},
	};
}

/** Sends a form once, however often the button is pressed. */
// long: its functions share the state of one sending
function useSending<Field extends string, Answer extends { message: string }>(form: Sending<Field, Answer>) {
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
		form.onAnswer?.(given);
	};
	const refuse = (error: unknown, goTo: (messages: Messages<Field>) => boolean) => {
		const problem = error instanceof CallFailure ? error.problem : undefined;
		const words = problem?.message ?? texts.noAnswer[form.lang];
		if (isLeft.current) return showToast({ type: "danger", message: `${texts.notSent[form.lang]} ${words}` });
		const named = form.fields.map((field) => [field, problem?.modelState?.[field]?.[0]] as const);
		if (!goTo(Object.fromEntries(named.filter(([, text]) => text)) as Messages<Field>)) setFailure(words);
	};
	const sendOnce = async (element: HTMLFormElement, goTo: (messages: Messages<Field>) => boolean) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setSending(true);
		setFailure(undefined);
		const honeypot = element.elements.namedItem(HONEYPOT_FIELD) as HTMLInputElement;
		const filling = must(time.current, "the time of filling in");
		await filling.enough();
		try {
			tell(await form.send({ website: honeypot.value, filledInMs: filling.ms() }));
		} catch (error) {
			honeypot.value = ""; // a browser that filled it in by itself does not stop a second try
			refuse(error, goTo);
		}
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, failure, answer, sendOnce };
}
