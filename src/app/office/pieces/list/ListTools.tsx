import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { Text } from "../../../../kit/i18n/lang.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Glyph } from "../Glyph.tsx";
import type { ListColumn, ListFilter } from "./columns.ts";
import type { ListState } from "./list-state.ts";
import { listTexts as texts } from "./list-texts.ts";

/** The pause in typing before a search, in ms. */
const PAUSE_MS = 250;

type Props = {
	state: ListState;
	filters: readonly ListFilter[];
	columns: readonly Pick<ListColumn<never>, "id" | "header" | "isLink">[];
	/** The things that a search finds: "number, name, tax number". */
	searches: Text | undefined;
	children?: ReactNode;
};

/** Search, filters and the choice of columns. */
export function ListTools({ state, filters, columns, searches, children }: Props) {
	return (
		<div className="lst-tools">
			{searches && <Search state={state} searches={searches} />}
			{filters.map((filter) => (
				<Filter key={filter.name} filter={filter} state={state} />
			))}
			<span className="lst-tools-end">
				{children}
				<Columns state={state} columns={columns} />
			</span>
		</div>
	);
}

function Search({ state, searches }: { state: ListState; searches: Text }) {
	const { lang } = useFrame();
	const [typed, setTyped] = useState(state.q);
	const latest = useRef(state);
	latest.current = state;
	const lastSearch = useRef(state.q);
	// a view or the back button changes the address
	if (lastSearch.current !== state.q) {
		lastSearch.current = state.q;
		if (typed.trim() !== state.q) setTyped(state.q);
	}
	useEffect(() => {
		const q = typed.trim();
		if (q === latest.current.q) return;
		const timer = setTimeout(() => {
			lastSearch.current = q;
			latest.current.go({ q }, true);
		}, PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<search className="lst-search">
			<Glyph name="search" />
			<input
				id="list-search"
				type="search"
				aria-label={`${texts.search[lang]}: ${searches[lang]}`}
				placeholder={searches[lang]}
				autoComplete="off"
				spellCheck={false}
				maxLength={100}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
			/>
			<kbd>/</kbd>
		</search>
	);
}

function Filter({ filter, state }: { filter: ListFilter; state: ListState }) {
	const { lang } = useFrame();
	const { name, options } = filter;
	const label = filter.label[lang];
	const value = state.filters[name] ?? "";
	const choose = (chosen: string) => state.go({ open: "", filters: { [name]: chosen } });
	const box = useRef<HTMLSpanElement>(null);
	const clear = () => {
		choose("");
		// the button leaves
		box.current?.querySelector<HTMLElement>("select, input")?.focus();
	};
	return (
		<span className="lst-filter" ref={box} data-on={value !== "" || undefined}>
			<span aria-hidden="true">{value && options ? "" : label}</span>
			{options ? (
				<select aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
					<option value="">{texts.any[lang]}</option>
					{[...options, ...severalOf(value, options)].map((one) => (
						<option key={one.value} value={one.value}>
							{one.label}
						</option>
					))}
				</select>
			) : (
				<input type="date" aria-label={label} value={value} onChange={({ target }) => choose(target.value)} />
			)}
			{value !== "" && (
				<button
					type="button"
					className="ctl-icon"
					aria-label={fill(texts.clearFilter[lang], { name: label })}
					onClick={clear}
				>
					<Glyph name="close" size={16} />
				</button>
			)}
		</span>
	);
}

type Option = { value: string; label: string };

/** The option of an address with several values, such as "approval,overdue". */
function severalOf(value: string, options: readonly Option[]): Option[] {
	if (!value.includes(",")) return [];
	const chosen = options.filter((one) => value.split(",").includes(one.value));
	return [{ value, label: chosen.map((one) => one.label).join(", ") }];
}

function Columns({ state, columns }: Pick<Props, "state" | "columns">) {
	const { lang } = useFrame();
	const toggle = (id: string) => {
		const hidden = state.hidden.includes(id) ? state.hidden.filter((one) => one !== id) : [...state.hidden, id];
		state.go({ hide: hidden.join() }, true);
	};
	return (
		<details className="lst-columns">
			<summary className="ctl-icon-box" title={texts.columns[lang]}>
				<Glyph name="columns" />
				<span className="sr-only">{texts.columns[lang]}</span>
			</summary>
			<ul>
				{columns
					.filter((one) => !one.isLink)
					.map(({ id, header }) => (
						<li key={id}>
							<label className="ctl-choice">
								<input
									type="checkbox"
									className="ctl-tick"
									checked={!state.hidden.includes(id)}
									onChange={() => toggle(id)}
								/>
								{header[lang]}
							</label>
						</li>
					))}
			</ul>
		</details>
	);
}
