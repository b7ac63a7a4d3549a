import { type FormEvent, useRef, useState } from "react";
import { CallFailure } from "../api/call.ts";
import type { Lang, Text } from "../i18n/lang.ts";

const noAnswer: Text = {
	pl: "Brak odpowiedzi serwera. Sprawdź połączenie i spróbuj ponownie.",
	en: "The server does not answer. Check your connection and try again.",
};

type Saved<Field extends string> = {
	lang: Lang;
	/** The form's id; field ids derive from it and the field's name. */
	id: string;
	/** In order: the first invalid one gets the focus. */
	fields: readonly Field[];
	/** Waits for the library that normalises and validates the values. */
	whenReady?(): Promise<void>;
	judge(): Partial<Record<Field, Text | undefined>>;
	save(): Promise<void>;
};

/**
 * A logged-in person's form: validated on save, saved one request at a time, kept as typed on failure. After the
 * session ends it shows no error: the log-in dialog opens.
 */
export function useSavedForm<Field extends string>(form: Saved<Field>) {
	const { lang, id, fields } = form;
	const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
	const [failure, setFailure] = useState<string>();
	const [isSaving, setSaving] = useState(false);
	const isBusy = useRef(false);
	const latest = useRef(form);
	latest.current = form;
	const idOf = (field: Field) => `${id}-${field}`;
	/** Shows errors; returns whether a field is invalid. */
	const tell = (said: (field: Field) => string | undefined): boolean => {
		const wrong = fields.filter((field) => said(field) !== undefined);
		setErrors(Object.fromEntries(wrong.map((field) => [field, said(field)])) as typeof errors);
		if (wrong[0]) document.getElementById(idOf(wrong[0]))?.focus();
		return wrong.length > 0;
	};
	const submit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (isBusy.current) return;
		setFailure(undefined);
		isBusy.current = true;
		setSaving(true);
		await form.whenReady?.();
		try {
			const fieldErrors = latest.current.judge();
			if (!tell((field) => fieldErrors[field]?.[lang])) await latest.current.save();
		} catch (error) {
			const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
			const isToldHere = tell((field) => problem?.modelState?.[field]?.[0]);
			if (!isToldHere && status !== 401) setFailure(problem?.message ?? noAnswer[lang]);
		}
		isBusy.current = false;
		setSaving(false);
	};
	return { id, errors, failure, isSaving, idOf, submit };
}
