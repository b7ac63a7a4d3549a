import { useEffect, useRef } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import { filled } from "../buying-texts.ts";
import { whoTexts as texts } from "../who-texts.ts";
import type { KnownPerson as Known } from "./buying/use-person.ts";
import type { Registration } from "./use-registration.ts";

/** A placeholder of the same height while the person loads. */
export function KnownPersonExpected({ lang }: { lang: Lang }) {
	return (
		<section className="card form-card" aria-busy="true">
			<div className="known known-expected" role="status">
				<span className="success-mark">
					<Icon name="person" size={32} />
				</span>
				<p className="h-card">{texts.recognising[lang]}</p>
			</div>
		</section>
	);
}

/** Registers with the account, or logs out to register somebody else. */
export function KnownPerson({ registration, known }: { registration: Registration; known: Known }) {
	const { form, choice, person } = registration;
	const { lang } = form;
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		if (document.activeElement === document.body) heading.current?.focus();
	}, []);
	const name = `${known.firstName} ${known.lastName}`;
	return (
		<section className="card form-card">
			<div className="known">
				<span className="success-mark">
					<Icon name="person" size={32} />
				</span>
				<div className="min-w-0">
					<h2 className="h-card focus:outline-none break-words" tabIndex={-1} ref={heading}>
						{filled(texts[choice.tickets ? "buysAs" : "registersAs"][lang], { name })}
					</h2>
					<p className="text-muted wrap-anywhere">{known.email}</p>
				</div>
				<button type="button" className="btn btn-outline btn-small" onClick={() => void person.leave()}>
					{texts.notMe[lang]}
				</button>
			</div>
		</section>
	);
}
