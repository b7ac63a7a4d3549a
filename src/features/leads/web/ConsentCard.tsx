import { type FormEvent, useEffect, useRef, useState } from "react";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { FieldError } from "../../../kit/ui/field.tsx";
import { leadsTexts as texts } from "./texts.ts";
import type { SeenTicket } from "./use-scanning.ts";

type Props = {
	lang: Lang;
	seen: SeenTicket;
	isBusy: boolean;
	failure: string | undefined;
	/** Chooses the language of the scanned person. */
	onLang: (lang: Lang) => void;
	onTake: () => void;
	onNext: () => void;
};

/** The buttons are the person's answers. */
// long: one card's markup
export function ConsentCard({ lang, seen, isBusy, failure, onLang, onTake, onNext }: Props) {
	const [isAgreed, setAgreed] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		setMissing(!isAgreed);
		if (isAgreed && !isBusy) onTake();
	};
	const error = isMissing && !isAgreed ? texts.agreedMissing[lang] : failure;
	return (
		<form method="dialog" noValidate className="card acc-card" onSubmit={submit} aria-labelledby="ask">
			<h2 className="h-card focus:outline-none" id="ask" tabIndex={-1} ref={heading}>
				{fill(texts.askTitle[lang], { initials: seen.initials })}
			</h2>
			<fieldset className="segment justify-self-start">
				<legend className="sr-only">{texts.askLang[lang]}</legend>
				{(["pl", "en"] as const).map((one) => (
					<button key={one} type="button" lang={one} aria-pressed={one === seen.lang} onClick={() => onLang(one)}>
						{one === "pl" ? "Polski" : "English"}
					</button>
				))}
			</fieldset>
			<blockquote className="lead-sentence" lang={seen.lang}>
				{seen.consent.text}
			</blockquote>
			<label className="check">
				<input
					type="checkbox"
					checked={isAgreed}
					aria-describedby="agreed-error"
					onChange={({ target }) => setAgreed(target.checked)}
				/>
				<span>{texts.agreed[lang]}</span>
			</label>
			<div aria-live="assertive">
				<FieldError id="agreed" error={error} />
			</div>
			<p className="text-muted text-pretty">{texts.told[lang]}</p>
			<div className="flex flex-wrap gap-3">
				<button type="submit" className="btn" aria-disabled={isBusy}>
					{texts.take[lang]}
				</button>
				<button type="button" className="btn btn-outline" aria-disabled={isBusy} onClick={onNext}>
					{texts.next[lang]}
				</button>
			</div>
		</form>
	);
}
