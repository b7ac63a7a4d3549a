import { useEffect, useRef } from "react";
import { fill } from "../../../../kit/i18n/fill.ts";
import type { BoundForm } from "../../../../kit/ui/use-form.ts";
import { useFrame } from "../../../client/use-frame.ts";
import { Button } from "../Button.tsx";
import { formTexts as texts } from "./form-texts.ts";
import type { Differences } from "./use-version.ts";

type ConflictProps = {
	form: BoundForm<object>;
	labels: object;
	differences: Differences;
	/** The words of a value that is no text. */
	words?: ((name: string, value: unknown) => string) | undefined;
};

/** Both texts side by side, with a choice for each field. It comes into view above the fields. */
// long: one part's markup
export function Conflict({ form, labels, differences, words }: ConflictProps) {
	const { lang } = useFrame();
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		box.current?.focus({ preventScroll: true });
		box.current?.scrollIntoView({ block: "nearest" });
	}, [differences]);
	const values = form.values as Record<string, unknown>;
	const before = differences.before as Record<string, unknown>;
	const theirs = differences.theirs as Record<string, unknown>;
	const named = labels as Record<string, { pl: string; en: string } | null>;
	const differing = Object.keys(named).filter((name) => named[name] && !Object.is(before[name], theirs[name]));
	const word = (name: string, value: unknown) => words?.(name, value) ?? plainWord(value);
	const plainWord = (value: unknown) =>
		typeof value === "boolean" ? texts[value ? "yes" : "no"][lang] : String(value ?? "") || texts.empty[lang];
	return (
		<section className="frm-conflict" role="alert" ref={box} tabIndex={-1}>
			<h3>{texts.conflict[lang]}</h3>
			<p>{texts.conflictLead[lang]}</p>
			{differing.map((name) => {
				const label = named[name]?.[lang] ?? name;
				return (
					<dl key={name}>
						<div>
							<dt>{`${label}: ${texts.yours[lang]}`}</dt>
							<dd>{word(name, values[name])}</dd>
						</div>
						<div>
							<dt>{`${label}: ${texts.theirs[lang]}`}</dt>
							<dd>
								{word(name, theirs[name])}
								{!Object.is(values[name], theirs[name]) && (
									<Button look="soft" onClick={() => form.set({ [name]: theirs[name] })}>
										{fill(texts.useTheirs[lang], { name: label })}
									</Button>
								)}
							</dd>
						</div>
					</dl>
				);
			})}
		</section>
	);
}
