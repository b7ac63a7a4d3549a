import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { described, Field, type FieldProps } from "../../../kit/ui/field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { searchItems } from "../rules.ts";
import { texts } from "../texts.ts";

/** `names` are further search terms. */
export type SearchItem = { value: string; label: string; note?: string; names?: readonly string[] };

const namesOf = ({ label, note, names = [] }: SearchItem) => [label, ...(note ? [note] : []), ...names];
/** The list's maximum height in pixels, as in its CSS. */
const LIST_HEIGHT = 380;

/** `typed` is undefined while nothing is typed. */
function useSearch(items: readonly SearchItem[], last: SearchItem, value: string) {
	const [typed, setTyped] = useState<string>();
	const [isOpen, setOpen] = useState(false);
	const [at, setAt] = useState(0);
	const all = [...items, last];
	const chosen = all.find((one) => one.value === value);
	const visibleItems = typed === undefined ? all : [...searchItems(items, typed, namesOf), last];
	return {
		typed,
		isOpen,
		at,
		chosen,
		shown: visibleItems,
		setAt,
		open: (text?: string) => {
			setTyped(text);
			setOpen(true);
			setAt(text === undefined && chosen ? all.indexOf(chosen) : 0);
		},
		close: () => {
			setOpen(false);
			setTyped(undefined);
		},
	};
}

/**
 * Resolves the typed text on blur: to the only match or the last item, or null for empty text. Undefined changes
 * nothing.
 */
function resolveTyped({ typed, shown }: Search): SearchItem | null | undefined {
	if (typed === undefined) return undefined;
	if (typed.trim() === "") return null;
	return shown.length <= 2 ? shown[0] : undefined;
}

type Search = ReturnType<typeof useSearch>;
type InputRef = { current: HTMLInputElement | null };
const optionId = (id: string, index: number) => `${id}-option-${index}`;

/**
 * A search field that ignores diacritics. The last item means an unlisted name: choosing it, or leaving the field with
 * such a name, returns the typed text.
 */
export function SearchField({
	items,
	last,
	value,
	placeholder,
	onChoose,
	...field
}: FieldProps & {
	items: readonly SearchItem[];
	last: SearchItem;
	value: string;
	placeholder: string;
	onChoose: (value: string, typed: string) => void;
}) {
	const { lang, id } = field;
	const input = useRef<HTMLInputElement>(null);
	const search = useSearch(items, last, value);
	const { typed, isOpen, shown } = search;
	const choose = (item: SearchItem | null) => {
		onChoose(item?.value ?? "", typed?.trim() ?? "");
		search.close();
	};
	return (
		<Field {...field}>
			<div className="search-box">
				<SearchInput field={field} input={input} search={search} placeholder={placeholder} onChoose={choose} />
				<OpenButton lang={lang} input={input} search={search} />
				<ResultList id={id} label={field.label} search={search} input={input} onChoose={choose} />
				<span role="status" className="sr-only">
					{isOpen && fill(texts.listed[lang], shown.length - 1)}
				</span>
			</div>
		</Field>
	);
}

type InputProps = {
	field: FieldProps;
	input: InputRef;
	search: Search;
	placeholder: string;
	onChoose: (item: SearchItem | null) => void;
};

/** Keeps the focus while arrow keys move through the list. */
function SearchInput({ field, input, search, placeholder, onChoose }: InputProps) {
	const { id } = field;
	const { typed, isOpen, at, chosen } = search;
	useEffect(() => {
		if (isOpen) document.getElementById(optionId(id, at))?.scrollIntoView({ block: "nearest" });
	}, [isOpen, at]);
	const leave = () => {
		const meant = resolveTyped(search);
		if (meant === undefined) search.close();
		else onChoose(meant);
	};
	return (
		<input
			ref={input}
			{...described(field)}
			type="text"
			role="combobox"
			aria-expanded={isOpen}
			aria-controls={`${id}-list`}
			aria-autocomplete="list"
			aria-activedescendant={isOpen ? optionId(id, at) : undefined}
			autoComplete="off"
			spellCheck={false}
			className="field-input pr-14"
			placeholder={placeholder}
			value={typed ?? chosen?.label ?? ""}
			onChange={(event) => search.open(event.target.value)}
			onClick={() => !isOpen && search.open()}
			onKeyDown={(event) => moveBy(event, search, onChoose)}
			onBlur={leave}
		/>
	);
}

/** Arrow keys cycle through the list; Enter chooses, Escape closes. */
function moveBy(event: KeyboardEvent, search: Search, onChoose: InputProps["onChoose"]): void {
	const { isOpen, at, shown } = search;
	const chosen = shown[at];
	const move = (by: number) => {
		if (isOpen) search.setAt((at + by + shown.length) % shown.length);
		else search.open();
	};
	const moves: Record<string, () => void> = {
		ArrowDown: () => move(1),
		ArrowUp: () => move(-1),
		...(isOpen && { Enter: () => chosen && onChoose(chosen), Escape: search.close }),
	};
	const wanted = moves[event.key];
	if (!wanted) return;
	event.preventDefault();
	wanted();
}

/** Toggles the list by mouse. The keyboard uses the arrow keys. */
function OpenButton({ lang, input, search }: { lang: Lang; input: InputRef; search: Search }) {
	return (
		<button
			type="button"
			className="search-open"
			tabIndex={-1}
			aria-label={texts.openList[lang]}
			onMouseDown={(event) => event.preventDefault()}
			onClick={() => {
				input.current?.focus();
				if (search.isOpen) search.close();
				else search.open();
			}}
		>
			<Icon name="down" />
		</button>
	);
}

type Props = {
	id: string;
	label: string;
	search: Search;
	input: InputRef;
	onChoose: (item: SearchItem) => void;
};

/** Opens above the field if there is no room below. */
function ResultList({ id, label, search, input, onChoose }: Props) {
	const { isOpen, at, chosen, shown, setAt } = search;
	const below = isOpen ? innerHeight - (input.current?.getBoundingClientRect().bottom ?? 0) : LIST_HEIGHT;
	return (
		<div
			id={`${id}-list`}
			role="listbox"
			aria-label={label}
			className="search-list"
			hidden={!isOpen}
			data-above={below < LIST_HEIGHT || undefined}
			onMouseDown={(event) => event.preventDefault()}
		>
			{isOpen &&
				shown.map((item, index) => (
					// the field has the keyboard
					// biome-ignore lint/a11y/useKeyWithClickEvents: see above
					// biome-ignore lint/a11y/useFocusableInteractive: see above
					<div
						key={item.value}
						id={optionId(id, index)}
						role="option"
						aria-selected={item === chosen || item.value === chosen?.value}
						data-at={index === at || undefined}
						className="search-item"
						onMouseMove={() => setAt(index)}
						onClick={() => onChoose(item)}
					>
						<span>{item.label}</span>
						{item.note && <span className="search-note">{item.note}</span>}
					</div>
				))}
		</div>
	);
}
