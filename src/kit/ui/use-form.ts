import { type FocusEvent, type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { FieldName, PartName } from "../contract/form.ts";
import { type FormOptions, FormStore, type Messages } from "./form-store.ts";
import { useReleased } from "./use-released.ts";

type Options<V, P, C> = Omit<FormOptions<V, P, C>, "context"> & {
	/** The form's id, from which field ids derive. Empty for the page's only form. */
	id: string;
	/** Initial values that are not empty. */
	initial?: Partial<V>;
} & ([C] extends [undefined] ? { context?: undefined } : { context: C });

/** Binds a declaration of `defineForm` to controls. All forms use it (decision 154). */
// long: the parts that a form's markup binds to
export function useForm<V extends object, P, C>(options: Options<V, P, C>) {
	const { id, lang, form, names = form.names } = options;
	const store = useStore(options);
	const idOf = (name: PartName<V>) => fieldId(id, name);
	const state = useSyncExternalStore(store.subscribe, store.state, store.state);
	const released = useReleased(options.mode === "blur");

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
		latest: store.latest,
		submit: store.submit,
		saveNow: store.saveNow,
		load: store.load,
		rebase: store.rebase,
		/** Like `field`, for native HTML controls. */
		input<N extends FieldName<V>>(name: N) {
			const { onChange, ...bound } = field(name);
			return { ...bound, onChange: ({ target }: { target: { value: string } }) => onChange(target.value as V[N]) };
		},
		handlers: {
			onBlur(event: FocusEvent<HTMLFormElement>) {
				if (options.mode !== "blur") return;
				const left = [...names, ...(Object.keys(store.found(names)) as PartName<V>[])].find(isLeft(event, idOf));
				// text that appears under the pointer would push the pressed element away
				if (left) void released().then(() => store.leave(left));
			},
			onSubmit(event: FormEvent<HTMLFormElement>) {
				event.preventDefault();
				void store.submit();
			},
		},
	};
}

/** The form's store. It reads the options of the last render. */
function useStore<V extends object, P, C>(options: Options<V, P, C>): FormStore<V, P, C> {
	const latest = useRef(options);
	latest.current = options;
	const [store] = useState(
		() =>
			new FormStore<V, P, C>(
				options.initial ?? {},
				() => latest.current as unknown as FormOptions<V, P, C>,
				(name) => document.getElementById(fieldId(latest.current.id, name))?.focus(),
			),
	);
	useSaving(store, options.mode === "typing");
	return store;
}

function fieldId(form: string, name: string): string {
	return [form, name.replace(".", "-")].filter(Boolean).join("-");
}

/** Whether the focus leaves a field, which may be a group of controls. */
function isLeft<N extends string>({ target, relatedTarget }: FocusEvent<HTMLFormElement>, idOf: (name: N) => string) {
	return (name: N): boolean => {
		const group = target.closest(`#${CSS.escape(idOf(name))}`);
		return group !== null && !group.contains(relatedTarget);
	};
}

/** Saves an automatically saved form on leaving and on reconnection. Asks before unsaved text is lost. */
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
