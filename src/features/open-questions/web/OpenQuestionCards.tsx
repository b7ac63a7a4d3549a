import { Link } from "wouter";
import { fill } from "../../../kit/i18n/fill.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { questionsAddress } from "../addresses.ts";
import { questionsLeft, questionCardTexts as texts } from "../card-texts.ts";

type OpenTicket = { registrationId: number; eventName: string; eventNameEn: string | null; openQuestions: number };

/** A card per ticket with open questions; it leads to their form. */
export function OpenQuestionCards({ lang, tickets }: { lang: Lang; tickets: readonly OpenTicket[] }) {
	return tickets.map(({ registrationId, eventName, eventNameEn, openQuestions }) => {
		const id = `questions-${registrationId}`;
		const event = localized(lang, eventName, eventNameEn);
		return (
			<section key={registrationId} className="card acc-card today-offers" aria-labelledby={id}>
				<div className="grid gap-2">
					<h2 className="h-card" id={id}>
						{questionsLeft(lang, openQuestions)}
					</h2>
					<p className="text-muted text-pretty">{fill(texts.cardLead[lang], { event })}</p>
				</div>
				<p>
					<Link
						className="btn btn-small"
						to={questionsAddress(registrationId)}
						aria-label={`${texts.answer[lang]}: ${event}`}
					>
						{texts.answer[lang]}
					</Link>
				</p>
			</section>
		);
	});
}
