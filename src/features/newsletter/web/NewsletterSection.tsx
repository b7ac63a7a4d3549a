import type { Lang } from "../../../kit/i18n/lang.ts";
import { HoneypotField } from "../../../kit/ui/honeypot-field.tsx";
import { Icon } from "../../../kit/ui/icons.tsx";
import { texts } from "../texts.ts";

/** `newsletter-form.ts` adds its behaviour. */
export function NewsletterSection({
	lang,
	eventCode,
	consent,
}: {
	lang: Lang;
	eventCode: string;
	/** The consent, stored by version; null if the event has none. */
	consent: string | null;
}) {
	return (
		<section className="newsletter-ground" aria-labelledby="newsletter-heading">
			<div className="wrap">
				<div className="newsletter on-dark" id="newsletter">
					<div>
						<h2 className="h-small" id="newsletter-heading">
							{texts.heading[lang]}
						</h2>
						<p className="lead">{texts.lead[lang]}</p>
					</div>
					<div>
						<form method="post" data-newsletter={eventCode} data-no-answer={texts.noAnswer[lang]}>
							<EmailField lang={lang} />
							<Consent lang={lang} sentence={consent} />
							<HoneypotField />
							<p className="field-error" role="alert" data-failure />
						</form>
						<div className="newsletter-done" role="status" tabIndex={-1} data-done>
							<p />
							<p />
						</div>
					</div>
				</div>
			</div>
		</section>
	);
}

function EmailField({ lang }: { lang: Lang }) {
	return (
		<div className="field">
			<label className="field-label" htmlFor="newsletter-email">
				{texts.email[lang]}
			</label>
			<div className="newsletter-row">
				<input
					className="field-input"
					id="newsletter-email"
					name="email"
					type="email"
					autoComplete="email"
					placeholder={texts.emailExample[lang]}
					aria-describedby="newsletter-email-error"
					required
				/>
				<FieldProblem id="newsletter-email-error" />
				<button type="submit" className="btn btn-key">
					{texts.submit[lang]}
				</button>
			</div>
		</div>
	);
}

function Consent({ lang, sentence }: { lang: Lang; sentence: string | null }) {
	return (
		<div>
			<label className="newsletter-consent">
				<input type="checkbox" name="gdprs" aria-describedby="newsletter-gdprs-error" required />
				<span>{sentence ?? texts.consent[lang]}</span>
			</label>
			<FieldProblem id="newsletter-gdprs-error" />
		</div>
	);
}

/** Hidden while empty. */
function FieldProblem({ id }: { id: string }) {
	return (
		<p className="field-error" id={id} hidden>
			<Icon name="warning" />
			<span />
		</p>
	);
}
