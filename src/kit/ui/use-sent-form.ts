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
	/** Of the form; a field's id is made of it and the field's name. */
	id: string;
	/** In their order: the first wrong one gets the focus. */
	fields: readonly Field[];
	/** Waits until what gives the values their form, and judges them, is there. */
	whenReady?(): Promise<void>;
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
	const latest = useRef(form);
	latest.current = form;
	const { sendOnce, ...sent } = useSending(latest);
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
			/** a refused value may be valid by now */
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
	/** Whether something is wrong by now, which is shown then. */
	isWrong(): boolean;
	/** Shows what the server refused; gives whether that is said beside a field. */
	refuse(messages: Messages<Field>): boolean;
};

/** Sends a form once, however often the button is pressed. */
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
			honeypot.value = ""; // a browser that filled it in by itself does not stop a second try
			refuse(error, show);
		}
		isBusy.current = false;
		setSending(false);
	};
	return { isSending, failure, answer, sendOnce };
}
