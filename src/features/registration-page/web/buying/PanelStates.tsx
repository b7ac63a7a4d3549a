import { fill } from "../../../../kit/i18n/fill.ts";
import type { Lang } from "../../../../kit/i18n/lang.ts";
import { momentText } from "../../../../kit/time/moment.ts";
import { Icon } from "../../../../kit/ui/icons.tsx";
import { buyingTexts, heldUntil } from "../../buying-texts.ts";
import type { RegistrationForm } from "../../form.ts";
import type { Outcome } from "../../outcome.ts";
import { texts } from "../../texts.ts";
import { whoTexts } from "../../who-texts.ts";

/** Says that registration is closed or the event is over, with a next step. */
export function Blank({ form, reason }: { form: RegistrationForm; reason?: string }) {
	const { lang, base } = form;
	const { isOver, next, name } = form.event;
	const [title, text] = isOver ? [texts.overTitle, texts.over] : [texts.blankTitle, texts.blank];
	return (
		<div className="wrap state">
			<p className="chip chip-outline">{[name, isOver && form.calendar?.name].filter(Boolean).join(", ")}</p>
			<h1 className="h-page">{title[lang]}</h1>
			<p className="lead text-pretty">{isOver ? text[lang] : (reason ?? text[lang])}</p>
			<p className="lead text-pretty">{texts.blankNews[lang]}</p>
			<div className="state-actions">
				{next && (
					<a className="btn" href={next.href}>
						{fill(texts.overNext[lang], next.name)}
						<Icon name="arrow" />
					</a>
				)}
				<a className={next ? "btn btn-soft" : "btn"} href={`${base || "/"}#newsletter`}>
					<Icon name="mail" />
					{texts.toNewsletter[lang]}
				</a>
				<a className="btn btn-outline" href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
			</div>
		</div>
	);
}

export function Failed({ lang, onRetry }: { lang: Lang; onRetry: () => void }) {
	return (
		<div className="wrap state" role="alert">
			<h1 className="h-page">{texts.failedTitle[lang]}</h1>
			<p className="lead text-pretty">{texts.failed[lang]}</p>
			<div className="state-actions">
				<button type="button" className="btn" onClick={onRetry}>
					{texts.tryAgain[lang]}
				</button>
			</div>
		</div>
	);
}

/** Thanks the person and says what to do next. */
export function Success({ form, registered }: { form: RegistrationForm; registered: Outcome }) {
	const { lang, base } = form;
	const { email, isKnown, placeHeldUntil } = registered;
	const until = placeHeldUntil && momentText(lang, new Date(placeHeldUntil), form.event.timeZone, false);
	const [before, after] = (isKnown ? whoTexts.successKnown : texts.successMail)[lang].split("#");
	return (
		<section className="card form-card success">
			<span className="success-mark">
				<Icon name={isKnown ? "ticket" : "mail"} size={32} />
			</span>
			<h1 className="h-small" tabIndex={-1}>
				{texts.success[lang]}
			</h1>
			<p className="lead text-pretty">
				{before}
				<strong className="text-text wrap-anywhere">{email}</strong>
				{after}
			</p>
			{until && <p className="text-pretty">{fill(heldUntil[lang], until)}</p>}
			{!isKnown && <p className="field-help">{texts.successSpam[lang]}</p>}
			<div className="state-actions">
				{isKnown && (
					<a className="btn" href={`${base}/user.html`}>
						{whoTexts.goToAccount[lang]}
						<Icon name="arrow" />
					</a>
				)}
				<a className={isKnown ? "btn btn-outline" : "btn"} href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
				{!isKnown && (
					<a className="btn btn-soft" href={`${base}/user.html#resend`}>
						{texts.newLink[lang]}
					</a>
				)}
			</div>
		</section>
	);
}

/** Says that the order is placed while its page loads, and after Back. */
export function Ordered({ lang, base, url }: { lang: Lang; base: string; url: string }) {
	return (
		<section className="card form-card success">
			<span className="success-mark">
				<Icon name="ticket" size={32} />
			</span>
			<h1 className="h-small" tabIndex={-1}>
				{buyingTexts.orderedTitle[lang]}
			</h1>
			<p className="lead text-pretty">{buyingTexts.ordered[lang]}</p>
			<div className="state-actions">
				<a className="btn" href={url}>
					{buyingTexts.toOrder[lang]}
					<Icon name="arrow" />
				</a>
				<a className="btn btn-outline" href={base || "/"}>
					{texts.backToEvent[lang]}
				</a>
			</div>
		</section>
	);
}
