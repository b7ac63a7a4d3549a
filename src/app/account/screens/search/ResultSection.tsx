import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { fill } from "../../../../kit/i18n/fill.ts";
import { PartFailed } from "../../../client/PartFailed.tsx";
import { useFrame } from "../../../client/use-frame.ts";
import { searchTexts as texts } from "./texts.ts";

const SHOWN = 5;

type Kind = "lectures" | "people" | "companies" | "recordings";

type Props<T> = {
	kind: Kind;
	results: { items: readonly T[]; isFailed: boolean; refusal: string | undefined; retry: () => void };
	/** The total, if only a part is loaded. */
	count?: number;
	/** The screen with the full list, if the section shows only a part. */
	all?: string;
	keyOf: (item: T) => string | number;
	children: ((item: T) => ReactNode) | [(item: T) => ReactNode, ReactNode];
};

/** Shows up to five results of one kind, or the reason why there are none; nothing without results. */
// long: one section's markup
export function ResultSection<T>({ kind, results, count, all, keyOf, children }: Props<T>) {
	const { lang } = useFrame();
	const [isOpen, setOpen] = useState(false);
	const { items, isFailed, refusal, retry } = results;
	const [rowOf, note] = Array.isArray(children) ? children : [children, null];
	const total = count ?? items.length;
	if (items.length === 0 && !isFailed && !refusal && !note) return null;
	const id = `found-${kind}`;
	const more = fill(texts.all[lang], total);
	return (
		<section className="card acc-card" aria-labelledby={id}>
			<h2 className="h-card" id={id}>
				{texts[kind][lang]}
			</h2>
			{isFailed && <PartFailed what={texts.failed[kind][lang]} onRetry={retry} />}
			{refusal && <p className="text-muted text-pretty">{refusal}</p>}
			{note}
			{items.length > 0 && (
				<ul className="find-list">
					{(isOpen ? items : items.slice(0, SHOWN)).map((one) => (
						<li key={keyOf(one)}>{rowOf(one)}</li>
					))}
				</ul>
			)}
			{total > SHOWN && !isOpen && (
				<p>
					{all ? (
						<Link className="btn btn-soft btn-list" to={all}>
							{more}
							<span className="sr-only">: {texts[kind][lang]}</span>
						</Link>
					) : (
						<button type="button" className="btn btn-soft btn-list" onClick={() => setOpen(true)}>
							{more}
							<span className="sr-only">: {texts[kind][lang]}</span>
						</button>
					)}
				</p>
			)}
		</section>
	);
}
