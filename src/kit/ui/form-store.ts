import { CallFailure, isRefusal } from "../api/call.ts";
import type { FieldName, Form, PartName } from "../contract/form.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { formDraft } from "./form-draft.ts";

const NO_ANSWER: Text = {
	pl: "Brak odpowiedzi serwera. Sprawdź połączenie i spróbuj ponownie.",
	en: "The server does not answer. Check your connection and try again.",
};

/** The pause in typing before a save, in ms. */
const PAUSE_MS = 1200;
/** The delay of a retry, in ms. */
const RETRY_MS = 15_000;

/** `failed` is retried automatically. `refused` waits for a change. */
export type SaveState = "saved" | "changed" | "saving" | "failed" | "refused";
export type Messages<V> = { [N in PartName<V>]?: string };

type FormState<V> = {
	values: V;
	/** The values as loaded, then as saved. */
	saved: V;
	/** Fields that show their errors while typing. */
	checked: readonly PartName<V>[];
	/** Errors of the last submit, found here or by the server. With `blur` they are only the server's. */
	errors: Messages<V>;
	/** The refusal of the form as a whole. */
	failure: string | undefined;
	isSending: boolean;
	saveState: SaveState;
};

export type FormOptions<V, P, C> = {
	form: Form<V, P, C>;
	lang: Lang;
	context: C;
	/** The visible fields, if not all. */
	names?: readonly FieldName<V>[];
	/** Waits for a library that validation needs. */
	whenReady?(): Promise<void>;
	/** The name of the draft in this tab. */
	draft?: string;
	/** `blur` also validates each field on blur; `typing` saves automatically after a pause. */
	mode?: "submit" | "blur" | "typing";
	/** The field that shows refusals of hidden fields. Otherwise the form shows them. */
	failureAt?: FieldName<V>;
	/** The message for a missing response, if not the usual one. */
	noAnswer?: Text;
	/** Called after a refused submit with the invalid fields. Without it the first one gets the focus. */
	onRefused?(names: PartName<V>[]): void;
	/** Resolves to false if it has only checked the values: they stay unsaved. */
	save(payload: P, values: V): Promise<unknown>;
};

/** A step of a form: the fields to validate, and what happens if they are valid. */
export type FormStep<V, P> = Partial<Pick<FormOptions<V, P, unknown>, "names" | "save">>;

/**
 * The state of a form. It saves one request at a time and keeps typed values on failure. After the session ends it
 * shows no error, because the log-in dialog opens. An error of `save` that is no `CallFailure` is thrown.
 */
export class FormStore<V extends object, P, C> {
	#state: FormState<V>;
	#isBusy = false;
	/** The values of the last request. */
	#sent: V;
	#timer: ReturnType<typeof setTimeout> | undefined;
	readonly #listeners = new Set<() => void>();
	readonly #form: Form<V, P, C>;
	readonly #draft: ReturnType<typeof formDraft<V>>;
	readonly #latest: () => FormOptions<V, P, C>;
	readonly #focus: (name: PartName<V>) => void;

	/** `latest` returns the current options. `focus` focuses a field. */
	constructor(initial: Partial<V>, latest: () => FormOptions<V, P, C>, focus: (name: PartName<V>) => void) {
		const { form, draft } = latest();
		this.#form = form;
		this.#draft = formDraft<V>(draft, form.empty);
		this.#latest = latest;
		this.#focus = focus;
		this.#sent = { ...form.empty, ...initial };
		this.#state = {
			saved: this.#sent,
			values: { ...this.#sent, ...this.#draft.stored() },
			checked: [],
			errors: {},
			failure: undefined,
			isSending: false,
			saveState: "saved",
		};
	}

	state = (): FormState<V> => this.#state;

	subscribe = (listener: () => void) => {
		this.#listeners.add(listener);
		return () => void this.#listeners.delete(listener);
	};

	/** Saves a restored draft if the form saves automatically. */
	start(): void {
		if (this.#latest().mode === "typing" && this.isDirty()) this.#saveLater();
	}

	isDirty(): boolean {
		const { values, saved } = this.#state;
		return this.#form.names.some((name) => !Object.is(values[name], saved[name]));
	}

	/** The current values, for callbacks that outlive a render. */
	latest = (): V => this.#state.values;

	/** The errors of some fields and their parts, by the rules shared with the server. */
	found(names: readonly PartName<V>[]): Messages<V> {
		if (names.length === 0) return {};
		const { context, lang } = this.#latest();
		const errors = Object.entries<Text | undefined>(this.#form.errors(this.#state.values, context));
		return messagesOf(
			names,
			errors.map(([name, text]) => [name, text?.[lang]]),
		);
	}

	set = (part: Partial<V>): void => {
		const { mode } = this.#latest();
		const values = { ...this.#state.values, ...part };
		this.#draft.keep(values);
		// a refused value may be valid now
		if (mode === "blur") this.#update({ values, errors: without(this.#state.errors, Object.keys(part)) });
		else if (mode === "typing") this.#update({ values, errors: {}, failure: undefined });
		else this.#update({ values });
		if (mode === "typing") this.#saveLater();
	};

	/** Sets the stored values of a successful save. Call it within `save`. */
	load = (stored: V): void => this.#load(stored, this.#sent);

	/** Sets values that somebody else saved. Fields changed here keep the typed text. */
	rebase = (theirs: V): void => this.#load(theirs, this.#state.saved);

	/** Validates a field on blur. */
	leave(name: PartName<V>): void {
		if (this.#latest().mode === "blur") this.#check([name]);
	}

	/** Validates the fields, by default all visible ones, and saves. */
	submit = async ({ names = this.#names(), save }: FormStep<V, P> = {}): Promise<void> => {
		if (this.#isBusy) return;
		this.#update({ failure: undefined });
		if (!this.#isValid(names)) return;
		this.#isBusy = true;
		this.#update({ isSending: true });
		try {
			await this.#latest().whenReady?.();
			if (this.#isValid(names)) await this.#save(save);
		} catch (error) {
			this.#refuse(error, names);
		} finally {
			this.#isBusy = false;
			this.#update({ isSending: false });
		}
	};

	saveNow = async (): Promise<void> => {
		clearTimeout(this.#timer);
		const { saveState, values } = this.#state;
		if (this.#isBusy || (saveState === "refused" && values === this.#sent)) return;
		if (!this.isDirty()) {
			this.#draft.forget();
			return this.#update({ saveState: "saved" });
		}
		this.#isBusy = true;
		this.#update({ saveState: "saving" });
		try {
			await this.#save();
			this.#isBusy = false;
			await this.saveNow();
		} catch (error) {
			this.#isBusy = false;
			if (isRefusal(error)) this.#refuse(error, this.#names());
			const isChanged = this.#state.values !== this.#sent;
			if (isRefusal(error) && isChanged) return this.#saveLater();
			this.#update({ saveState: isRefusal(error) ? "refused" : "failed" });
			if (!(error instanceof CallFailure)) throw error;
			if (!isRefusal(error)) this.#timer = setTimeout(() => void this.saveNow(), RETRY_MS);
		}
	};

	#saveLater(): void {
		if (!this.#isBusy) this.#update({ saveState: "changed" });
		clearTimeout(this.#timer);
		this.#timer = setTimeout(() => void this.saveNow(), PAUSE_MS);
	}

	#update(part: Partial<FormState<V>>): void {
		this.#state = { ...this.#state, ...part };
		for (const listener of this.#listeners) listener();
	}

	#names(): readonly FieldName<V>[] {
		return this.#latest().names ?? this.#form.names;
	}

	/** Replaces the saved values. Fields that differ from `base` keep the typed text. */
	#load(stored: V, base: V): void {
		const { values } = this.#state;
		const typed = this.#form.names.filter((name) => !Object.is(values[name], base[name]));
		const unsaved = Object.fromEntries(typed.map((name) => [name, values[name]]));
		this.#update({ saved: stored, values: { ...stored, ...unsaved } });
	}

	#check(names: readonly PartName<V>[]): void {
		this.#update({ checked: [...new Set([...this.#state.checked, ...names])] });
	}

	/** Validates fields, shows their errors and focuses the first one. */
	#isValid(names: readonly FieldName<V>[]): boolean {
		const errors = this.found(names);
		const isLive = this.#latest().mode === "blur";
		this.#update({ errors: isLive ? {} : errors });
		if (isLive) this.#check(names);
		const wrong = Object.keys(errors) as PartName<V>[];
		if (wrong.length > 0) this.#point(wrong, names);
		return wrong.length === 0;
	}

	/** Focuses the invalid fields, but never interrupts typing. */
	#point(wrong: PartName<V>[], names: readonly FieldName<V>[]): void {
		const { onRefused, mode } = this.#latest();
		if (onRefused) {
			onRefused(wrong);
			return;
		}
		const first = names.flatMap((name) => wrong.filter((one) => isOf([name], one)))[0];
		if (first && mode !== "typing") this.#focus(first);
	}

	/** Shows a refusal at its fields, or at the form. */
	#refuse(error: unknown, names: readonly FieldName<V>[]): void {
		if (!(error instanceof CallFailure)) throw error;
		const { status, problem } = error;
		const { lang, failureAt, noAnswer = NO_ANSWER } = this.#latest();
		const refused = Object.entries(problem?.modelState ?? {}).map(([name, [text]]) => [name, text] as const);
		const message = problem?.message ?? noAnswer[lang];
		let errors = messagesOf<V>(names, refused);
		if (Object.keys(errors).length === 0) {
			if (failureAt) errors = messagesOf([failureAt], [[failureAt, refused[0]?.[1] ?? message]]);
			else if (status !== 401) this.#update({ failure: message });
		}
		this.#update({ errors });
		this.#point(Object.keys(errors) as PartName<V>[], failureAt ? [failureAt, ...names] : names);
	}

	/** Saves the current values. Text typed meanwhile stays unsaved. Throws the refusal. */
	async #save(save = this.#latest().save): Promise<void> {
		const { saved, values } = this.#state;
		this.#sent = values;
		if ((await save(this.#form.payload(values), values)) === false) return;
		if (this.#state.saved === saved) this.#update({ saved: values });
		if (!this.isDirty()) this.#draft.forget();
	}
}

/** Whether a name is a field or a part of one. */
function isOf(names: readonly string[], name: string): boolean {
	return names.includes(name) || names.includes(name.replace(/\..*/, ""));
}

function messagesOf<V>(
	names: readonly PartName<V>[],
	texts: readonly (readonly [string, string | undefined])[],
): Messages<V> {
	return Object.fromEntries(texts.filter(([name, text]) => text !== undefined && isOf(names, name))) as Messages<V>;
}

function without<V>(messages: Messages<V>, names: readonly string[]): Messages<V> {
	return Object.fromEntries(Object.entries(messages).filter(([name]) => !isOf(names, name))) as Messages<V>;
}
