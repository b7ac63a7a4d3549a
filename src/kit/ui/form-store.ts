import { CallFailure } from "../api/call.ts";
import type { FieldName, Form } from "../contract/form.ts";
import type { Lang, Text } from "../i18n/lang.ts";
import { formDraft } from "./form-draft.ts";

const NO_ANSWER: Text = {
	pl: "Brak odpowiedzi serwera. Sprawdź połączenie i spróbuj ponownie.",
	en: "The server does not answer. Check your connection and try again.",
};

/** The pause in typing before a save, in ms. */
const PAUSE_MS = 1200;
/** The delay of a retry, in ms. */
const AGAIN_MS = 15_000;

export type SaveState = "saved" | "changed" | "saving" | "failed";
export type Messages<V> = Partial<Record<FieldName<V>, string>>;

type FormState<V> = {
	values: V;
	/** The values as loaded, then as saved. */
	saved: V;
	/** Fields whose errors are shown while they are typed. */
	checked: readonly FieldName<V>[];
	/** Errors found at the last submit, here or by the server. */
	errors: Messages<V>;
	/** The refusal of the whole form. */
	failure: string | undefined;
	isSending: boolean;
	saveState: SaveState;
};

export type FormOptions<V, P, C> = {
	form: Form<V, P, C>;
	lang: Lang;
	context: C;
	/** The fields shown, if not all. */
	names?: readonly FieldName<V>[];
	/** Waits for a library that validates. */
	whenReady?(): Promise<void>;
	/** Name of the draft kept in this tab. */
	draft?: string;
	/** `blur` validates each field when it is left, too; `typing` saves by itself after a pause. */
	mode?: "submit" | "blur" | "typing";
	/** The field that shows refusals of no field shown, instead of a failure of the form. */
	failureAt?: FieldName<V>;
	/** The failure without a response, if not the usual one. */
	noAnswer?: Text;
	save(payload: P, values: V): Promise<void>;
};

/**
 * The state of a form. Saves one request at a time and keeps typed values on failure; after the session ends it shows
 * no error, because the log-in dialog opens.
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
	readonly #focus: (name: FieldName<V>) => void;

	/** `latest` reads the current options; `focus` focuses a field. */
	constructor(initial: Partial<V>, latest: () => FormOptions<V, P, C>, focus: (name: FieldName<V>) => void) {
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

	/** Saves a restored draft, in the mode that saves by itself. */
	start(): void {
		if (this.#latest().mode === "typing" && this.isDirty()) this.#saveLater();
	}

	isDirty(): boolean {
		const { values, saved } = this.#state;
		return this.#form.names.some((name) => !Object.is(values[name], saved[name]));
	}

	/** The errors of some fields, by the rules of both ends. */
	found(names: readonly FieldName<V>[]): Messages<V> {
		const { context, lang } = this.#latest();
		const errors = this.#form.errors(this.#state.values, context);
		return pick(names, (name) => errors[name]?.[lang]);
	}

	set = (part: Partial<V>): void => {
		const { mode } = this.#latest();
		const values = { ...this.#state.values, ...part };
		this.#draft.keep(values);
		// a refused value may be valid now
		this.#update({ values, ...(mode === "blur" && { errors: {} }) });
		if (mode === "typing") this.#saveLater();
	};

	/** Takes the stored values of a successful save; for use within `save`. */
	load = (stored: V): void => this.#load(stored, this.#sent);

	/** Takes values that somebody else saved; fields changed here keep what was typed. */
	rebase = (theirs: V): void => this.#load(theirs, this.#state.saved);

	/** Validates a field that was left. */
	leave(name: FieldName<V>): void {
		const { checked } = this.#state;
		if (this.#latest().mode === "blur" && !checked.includes(name)) this.#update({ checked: [...checked, name] });
	}

	async submit(): Promise<void> {
		if (this.#isBusy) return;
		const { mode } = this.#latest();
		this.#update({ failure: undefined, ...(mode === "blur" && { checked: this.#names() }) });
		if (this.#show(this.found(this.#names()))) return;
		this.#isBusy = true;
		this.#update({ isSending: true });
		try {
			await this.#latest().whenReady?.();
			if (!this.#show(this.found(this.#names()))) await this.#save();
		} catch (error) {
			this.#refuse(error);
		}
		this.#isBusy = false;
		this.#update({ isSending: false });
	}

	saveNow = async (): Promise<void> => {
		clearTimeout(this.#timer);
		if (this.#isBusy) return;
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
		} catch {
			this.#isBusy = false;
			this.#update({ saveState: "failed" });
			this.#timer = setTimeout(() => void this.saveNow(), AGAIN_MS);
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

	/** Replaces the saved values; fields that differ from `base` keep what was typed. */
	#load(stored: V, base: V): void {
		const { values } = this.#state;
		const typed = this.#form.names.filter((name) => !Object.is(values[name], base[name]));
		const unsaved = Object.fromEntries(typed.map((name) => [name, values[name]]));
		this.#update({ saved: stored, values: { ...stored, ...unsaved } });
	}

	/** Shows errors and focuses the first; returns whether there was one. */
	#show(errors: Messages<V>): boolean {
		const first = this.#names().find((name) => errors[name] !== undefined);
		this.#update({ errors });
		if (first) this.#focus(first);
		return first !== undefined;
	}

	#refuse(error: unknown): void {
		const { status, problem } = error instanceof CallFailure ? error : new CallFailure(0, undefined);
		if (this.#show(pick(this.#names(), (name) => problem?.modelState?.[name]?.[0]))) return;
		const { lang, failureAt, noAnswer = NO_ANSWER } = this.#latest();
		const message = problem?.message ?? noAnswer[lang];
		const [first = message] = Object.values(problem?.modelState ?? {}).flat();
		if (failureAt) this.#show(pick([failureAt], () => first));
		else if (status !== 401) this.#update({ failure: message });
	}

	/** Saves the current values; typing meanwhile stays unsaved. Throws the refusal. */
	async #save(): Promise<void> {
		const { saved, values } = this.#state;
		this.#sent = values;
		await this.#latest().save(this.#form.payload(values), values);
		if (this.#state.saved === saved) this.#update({ saved: values });
		if (!this.isDirty()) this.#draft.forget();
	}
}

function pick<N extends string>(
	names: readonly N[],
	read: (name: N) => string | undefined,
): Partial<Record<N, string>> {
	const found = names.map((name) => [name, read(name)] as const);
	return Object.fromEntries(found.filter(([, text]) => text !== undefined)) as Partial<Record<N, string>>;
}
