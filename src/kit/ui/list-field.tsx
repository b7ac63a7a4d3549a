import { compareText } from "../i18n/compare-text.ts";
import { fill } from "../i18n/fill.ts";
import { SelectBox } from "./select-box.tsx";
import "./list-field.css";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Text } from "../i18n/lang.ts";
import { described, Field, type FieldProps } from "./field.tsx";
import { Icon } from "./icons.tsx";

const texts = {
	add: { pl: "Dodaj", en: "Add" },
	remove: { pl: "Usuń: #", en: "Remove: #" },
	choose: { pl: "Wybierz z listy", en: "Choose from the list" },
} satisfies Record<string, Text>;

type ListFieldProps = FieldProps & {
	items: readonly string[];
	max: number;
	nameOf?: (item: string) => string;
	onChange: (items: string[]) => void;
};

/** The chosen items. Their remove buttons return focus to the field. */
function ChosenItems({ lang, id, items, nameOf = (item) => item, onChange }: ListFieldProps) {
	if (items.length === 0) return null;
	return (
		<ul className="listed">
			{items.map((item) => (
				<li key={item} className="listed-one">
					{nameOf(item)}
					<button
						type="button"
						aria-label={fill(texts.remove[lang], nameOf(item))}
						onClick={() => {
							onChange(items.filter((one) => one !== item));
							document.getElementById(id)?.focus();
						}}
					>
						<Icon name="close" size={18} />
					</button>
				</li>
			))}
		</ul>
	);
}

type WordsProps = ListFieldProps & {
	hints?: readonly string[];
	hintsLabel?: string;
	placeholder?: string;
	maxLength?: number;
	inputMode?: "url";
	normal?: (typed: string) => string;
	/** Returns the error of a normalised item, which then stays in the field. */
	refusalOf?: (item: string) => Text | undefined;
};

type HintsProps = {
	label: string | undefined;
	hints: readonly string[];
	onChoose: (hint: string) => void;
};

/** Suggested items. A click adds one. */
function Hints({ label, hints, onChoose }: HintsProps) {
	return (
		<div className="grid gap-2">
			{label && <p className="field-help">{label}</p>}
			<div className="listed">
				{hints.map((hint) => (
					<button key={hint} type="button" className="listed-hint" onClick={() => onChoose(hint)}>
						{hint}
					</button>
				))}
			</div>
		</div>
	);
}

function useTyped({ items, max, onChange, refusalOf, ...props }: WordsProps) {
	const { normal = (typed) => typed.trim().replace(/\s+/g, " ") } = props;
	const [typed, setTyped] = useState("");
	const [refusal, setRefusal] = useState<Text>();
	const has = (item: string) => items.some((one) => one.toLowerCase() === item.toLowerCase());
	const type = (text: string) => {
		setTyped(text);
		setRefusal(undefined);
	};
	const add = (text: string) => {
		const item = normal(text);
		const refused = item ? refusalOf?.(item) : undefined;
		if (refused) return setRefusal(refused);
		if (item && !has(item) && items.length < max) onChange([...items, item]);
		type("");
	};
	return { typed, refusal, has, type, add };
}

/** A list of typed items. The button, Enter or leaving the field adds one. */
// long: one field's markup
export function WordsField(props: WordsProps) {
	const { lang, items, max, hints = [], hintsLabel, placeholder, maxLength, inputMode } = props;
	const { typed, refusal, has, type, add } = useTyped(props);
	const input = useRef<HTMLInputElement>(null);
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key !== "Enter") return;
		event.preventDefault(); // Enter must not submit the form
		add(typed);
	};
	const left = hints.filter((hint) => !has(hint));
	const fieldProps = { ...props, error: refusal?.[lang] ?? props.error };
	return (
		<Field {...fieldProps}>
			<ChosenItems {...props} />
			{items.length < max && (
				<div className="listed-add">
					<input
						{...described(fieldProps)}
						ref={input}
						value={typed}
						placeholder={placeholder}
						maxLength={maxLength}
						inputMode={inputMode}
						onKeyDown={onKeyDown}
						type="text"
						className="field-input"
						enterKeyHint="done"
						autoComplete="off"
						onChange={(event) => type(event.target.value)}
						onBlur={() => typed && add(typed)}
					/>
					<button
						type="button"
						className="btn btn-soft btn-small"
						onClick={() => {
							add(typed);
							input.current?.focus();
						}}
					>
						{texts.add[lang]}
					</button>
				</div>
			)}
			{items.length < max && left.length > 0 && <Hints label={hintsLabel} hints={left} onChoose={add} />}
		</Field>
	);
}

/** A list of items chosen from options. */
export function PickField({ options, ...props }: ListFieldProps & { options: readonly string[] }) {
	const { lang, items, max, onChange, nameOf = (item: string) => item } = props;
	const left = options.filter((one) => !items.includes(one));
	const named = left.map((one) => [one, nameOf(one)] as const).sort((a, b) => compareText(lang, a[1], b[1]));
	return (
		<Field {...props}>
			<ChosenItems {...props} />
			{items.length < max && (
				<SelectBox {...described(props)} value="" onChange={(event) => onChange([...items, event.target.value])}>
					<option value="" disabled>
						{texts.choose[lang]}
					</option>
					{named.map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</SelectBox>
			)}
		</Field>
	);
}
