import { type FormEvent, useEffect, useRef, useState } from "react";
import { CallFailure } from "../api/call.ts";
import { TRAP_FIELD } from "../contract/fill-time.ts";
import type { Guard } from "../contract/form-guard.ts";
import { type FillTime, fillTime } from "./fill-time.ts";

type Said<Field extends string> = Partial<Record<Field, string>>;

type Sending<Field extends string, Answer> = {
	/** Of the form; a field's id is made of it and the field's name. */
	id: string;
	/** In their order: the first wrong one gets the focus. */
	fields: readonly Field[];
	/** What is wrong by now, in words. */
	judge(): Said<Field>;
	send(guard: Guard): Promise<Answer>;
	/** What is said when the server is not reached. */
	noAnswer: string;
};

/**
 * A form that is judged when it is sent, and from then on while it is mended; that is sent once at a time, and keeps what
 * was typed when it fails. Gives the words beside fields, those about the whole, and the server's answer.
 */
export function useSentForm<Field extends string, Answer>(form: Sending<Field, Answer>) {
	const [isTried, setTried] = useState(false);
	const [isSending, setSending] = useState(false);
	const [refused, setRefused] = useState<Said<Field>>({});
	const [failure, setFailure] = useState<string>();
	const [answer, setAnswer] = useState<Answer>();
	const time = useRef<FillTime>(undefined);
	useEffect(() => {
		time.current = fillTime();
	}, []);

	const goTo = (said: Said<Field>): boolean => {
		const first = form.fields.find((field) => said[field] !== undefined);
		if (first) document.getElementById(`${form.id}-${first}`)?.focus();
		return first !== undefined;
	};
	const refuse = (error: unknown) => {
		const problem = error instanceof CallFailure ? error.problem : undefined;
		const said: Said<Field> = {};
		for (const field of form.fields) {
			const words = problem?.modelState?.[field]?.[0];
			if (words) said[field] = words;
		}
		setRefused(said);
		if (!goTo(said)) setFailure(problem?.message ?? form.noAnswer);
	};
	const errors: Said<Field> = isTried ? { ...form.judge(), ...refused } : {};
	return {
		errors,
		failure,
		answer,
		isSending,
		/** For the form's `onInput`: what the server refused may be right by now. */
		changed: () => setRefused({}),
		async submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			if (isSending) return;
			const trap = new FormData(event.currentTarget).get(TRAP_FIELD);
			setTried(true);
			setRefused({});
			setFailure(undefined);
			if (goTo(form.judge())) return;
			setSending(true);
			await time.current!.enough();
			try {
				setAnswer(await form.send({ website: String(trap ?? ""), filledInMs: time.current!.ms() }));
			} catch (error) {
				refuse(error);
			}
			setSending(false);
		},
	};
}
