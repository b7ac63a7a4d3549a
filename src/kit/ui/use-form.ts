import { type FocusEvent, type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FieldName } from "../contract/form.ts";
import { type FormOptions, FormStore, type Messages } from "./form-store.ts";

type Options<V, P, C> = Omit<FormOptions<V, P, C>, "context"> & {
	/** The form's id; field ids derive from it and the field's name. */
	id: string;
	/** Values to begin with, where not empty. */
	initial?: Partial<V>;
} & ([C] extends [undefined] ? { context?: undefined } : { context: C });

/** The only way to write a form: a declaration of `defineForm`, bound to controls (decision 154). */
// long: what a form's markup binds to
export function useForm<V extends object, P, C>(options: Options<V, P, C>) {
	const { id, lang, form, names = form.names, initial = {} } = options;
	const latest = useRef(options);
	latest.current = options;
	const idOf = (name: FieldName<V>) => `${id}-${name}`;
	const [store] = useState(
		() =>
			new FormStore<V, P, C>(
				initial as Partial<V>,
				() => latest.current as unknown as FormOptions<V, P, C>,
				(name) => document.getElementById(`${latest.current.id}-${name}`)?.focus(),
			),
	);
	const state = useSyncExternalStore(store.subscribe, store.state, store.state);
	useSaving(store, options.mode === "typing");

	const errors: Messages<V> = { ...store.found(state.checked), ...state.errors };
	const field = <N extends FieldName<V>>(name: N) => ({
		lang,
		id: idOf(name),
		label: form.labels[name]?.[lang] ?? "",
		error: errors[name],
		value: state.values[name],
		onChange: (value: V[N]) => store.set({ [name]: value } as unknown as Partial<V>),
	});
	return {
		id,
		lang,
		errors,
		idOf,
		field,
		values: state.values,
		saved: state.saved,
		failure: state.failure,
		isSending: state.isSending,
		saveState: state.saveState,
		isDirty: store.isDirty(),
		set: store.set,
		saveNow: store.saveNow,
		load: store.load,
		rebase: store.rebase,
		/** As `field`, for the controls of HTML. */
		input<N extends FieldName<V>>(name: N) {
			const { onChange, ...bound } = field(name);
			return { ...bound, onChange: ({ target }: { target: { value: string } }) => onChange(target.value as V[N]) };
		},
		handlers: {
			onBlur(event: FocusEvent<HTMLFormElement>) {
				// text that appears under the pointer would push the button away
				if (event.relatedTarget instanceof HTMLButtonElement) return;
				const left = names.find((name) => idOf(name) === (event.target as Element).id);
				if (left) store.leave(left);
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				void store.submit();
			},
		},
	};
}

/** Saves a form that saves by itself when it is left or the connection is back, and asks before unsaved typing is lost. */
function useSaving(
	store: Pick<FormStore<object, unknown, unknown>, "start" | "isDirty" | "saveNow">,
	isByItself: boolean,
): void {
	useEffect(() => {
		if (!isByItself) return;
		store.start();
		const ask = (event: BeforeUnloadEvent) => {
			if (store.isDirty()) event.preventDefault();
		};
		const saveNow = () => void store.saveNow();
		addEventListener("beforeunload", ask);
		addEventListener("online", saveNow);
		return () => {
			removeEventListener("beforeunload", ask);
			removeEventListener("online", saveNow);
			saveNow();
		};
	}, [store, isByItself]);
}

/** A form bound by `useForm`, with values `V`. */
export type BoundForm<V extends object> = ReturnType<typeof useForm<V, unknown, unknown>>;
