import { useRef, useState } from "react";
import { Link } from "wouter";
import { defineForm } from "../../../../kit/contract/form.ts";
import { fill } from "../../../../kit/i18n/fill.ts";
import { numberText } from "../../../../kit/i18n/number.ts";
import { described, FieldError } from "../../../../kit/ui/field.tsx";
import { keepLocally, readLocal } from "../../../../kit/ui/local-storage.ts";
import { useForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Glyph } from "../Glyph.tsx";
import { useFocusReturn } from "../use-focus-return.ts";
import type { ListView } from "./columns.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./list-texts.ts";

/** A hook that returns the live number of rows of some filters; undefined while it is loading. */
export type UseCount = (filters: Readonly<Record<string, string>>) => number | undefined;

type Props = { screen: string; views: readonly ListView[]; state: ListState; useCount: UseCount };

const storedUnder = (screen: string) => `estrada-office-views:${screen}`;

/** Views hold filters and never the typed search, which may be a person's name. */
function storedViews(screen: string): ListView[] {
	try {
		return JSON.parse(readLocal(storedUnder(screen)) ?? "[]") as ListView[];
	} catch {
		return [];
	}
}

const isSame = (one: object, other: object) =>
	JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other).sort());

// long: one row's markup
export function ListViews({ screen, views, state, useCount }: Props) {
	const { lang } = useFrame();
	const [own, setOwn] = useState(() => storedViews(screen));
	const [isNaming, setNaming] = useState(false);
	const store = (next: ListView[]) => {
		keepLocally(storedUnder(screen), next.length > 0 ? JSON.stringify(next) : null);
		setOwn(next);
	};
	const all = [...views, ...own];
	const isNew = !all.some((view) => isSame(view.filters, state.filters));
	const save = (label: string) => {
		store([...own, { id: crypto.randomUUID(), label, filters: state.filters }]);
		setNaming(false);
	};
	return (
		<nav className="lst-views" aria-label={texts.views[lang]}>
			{views.map((view) => (
				<ViewLink key={view.id} view={view} state={state} useCount={useCount} />
			))}
			{own.map((view) => (
				<span key={view.id} className="lst-own-view">
					<ViewLink view={view} state={state} useCount={useCount} />
					<button
						type="button"
						className="ctl-icon"
						aria-label={fill(texts.deleteView[lang], { name: view.label })}
						onClick={() => store(own.filter((one) => one.id !== view.id))}
					>
						<Glyph name="close" size={16} />
					</button>
				</span>
			))}
			{isNew && !isNaming && (
				<button type="button" className="lst-view" onClick={() => setNaming(true)}>
					<Glyph name="plus" size={16} />
					{texts.saveView[lang]}
				</button>
			)}
			{isNaming && <NewView onSave={save} onClose={() => setNaming(false)} />}
		</nav>
	);
}

function ViewLink({ view, state, useCount }: { view: ListView; state: ListState; useCount: UseCount }) {
	const { lang } = useFrame();
	const count = useCount(view.filters);
	const cleared = Object.fromEntries(Object.keys(state.filters).map((name) => [name, ""]));
	const isChosen = isSame(view.filters, state.filters);
	return (
		<Link
			to={state.addressWith({ q: "", open: "", filters: { ...cleared, ...view.filters } })}
			className="lst-view"
			aria-current={isChosen ? "true" : undefined}
		>
			{view.label}
			{count !== undefined && (
				<b className={count > 0 && view.tone ? `tone-text-${view.tone}` : undefined}>{numberText(lang, count)}</b>
			)}
		</Link>
	);
}

const viewForm = defineForm({
	fields: { label: { empty: "", label: texts.viewName } },
	errors: ({ label }) => ({ label: label.trim() ? undefined : texts.nameView }),
});

function NewView({ onSave, onClose }: { onSave: (label: string) => void; onClose: () => void }) {
	const { lang } = useFrame();
	const form = useForm({ form: viewForm, lang, id: "view", save: async (_, { label }) => onSave(label.trim()) });
	const { id, label, value, error, onChange } = form.input("label");
	const box = useRef<HTMLFormElement>(null);
	useFocusReturn(box);
	return (
		<form method="dialog" noValidate className="lst-new-view" ref={box} {...form.handlers}>
			<input
				{...described({ id, error })}
				className="ctl-input"
				aria-label={label}
				placeholder={label}
				maxLength={40}
				// biome-ignore lint/a11y/noAutofocus: the press on the button asked for this field
				autoFocus
				value={value}
				onChange={onChange}
			/>
			<FieldError id={id} error={error} />
			<button type="submit" className="btn btn-soft">
				{texts.save[lang]}
			</button>
			<button type="button" className="ctl-plain" onClick={onClose}>
				{texts.cancel[lang]}
			</button>
		</form>
	);
}
