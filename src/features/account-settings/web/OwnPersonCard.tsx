import { lazy, Suspense } from "react";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { OpenedForm } from "../../../kit/ui/opened-form.tsx";
import { personTexts } from "../../account/person-texts.ts";
import { ownPersonTexts as texts } from "../own-person-texts.ts";
import type { OwnPerson } from "../person-contract.ts";

/** The form loads when the person starts editing. */
const OwnPersonForm = lazy(async () => ({ default: (await import("./OwnPersonForm.tsx")).OwnPersonForm }));

type Props = { lang: Lang; person: OwnPerson; onSaved: (person: OwnPerson) => void };

// long: one card's markup
export function OwnPersonCard({ lang, person, onSaved }: Props) {
	const facts = [
		[texts.name, `${person.firstName} ${person.lastName}`],
		[personTexts.phoneNo, person.phoneText || texts.none[lang]],
		[personTexts.nick, person.nick || texts.none[lang]],
		[personTexts.lang, texts[person.lang === "pl" ? "polish" : "english"][lang]],
	] as const;
	return (
		<section className="card form-card" aria-labelledby="person">
			<h2 className="h-card" id="person">
				{texts.title[lang]}
			</h2>
			<OpenedForm
				lang={lang}
				action={texts.change}
				form={({ onClose, onSaved: close }) => (
					<Suspense>
						<OwnPersonForm
							lang={lang}
							person={person}
							onClose={onClose}
							onSaved={(saved) => {
								onSaved(saved);
								close(texts.saved[lang]);
							}}
						/>
					</Suspense>
				)}
			>
				<dl className="acc-facts">
					{facts.map(([label, value]) => (
						<div key={label.en}>
							<dt>{label[lang]}</dt>
							<dd className="wrap-anywhere">{value}</dd>
						</div>
					))}
				</dl>
			</OpenedForm>
		</section>
	);
}
