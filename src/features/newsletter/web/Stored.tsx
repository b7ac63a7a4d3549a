import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import type { EmailLink } from "../preferences-contract.ts";
import { texts } from "../preferences-texts.ts";
import { SUBSCRIPTION_TYPE } from "../rules.ts";

const ZONE = "Europe/Warsaw";

type Line = { title: string; facts: string[] };
type History = { askedDate: string; confirmedDate: string | null; endedDate: string | null };

function linesOf({ email, newsletters, reminders, marketingLetters }: EmailLink, lang: Lang): Line[] {
	const at = (text: string, iso: string | null, zone = ZONE) =>
		iso ? [fill(text, { moment: momentText(lang, new Date(iso), zone) })] : [];
	const history = ({ askedDate, confirmedDate, endedDate }: History) => [
		...at(texts.requested[lang], askedDate),
		...(confirmedDate ? at(texts.confirmed[lang], confirmedDate) : [texts.unconfirmed[lang]]),
		...at(texts.ended[lang], endedDate),
	];
	return [
		{ title: fill(texts.storedEmail[lang], { email }), facts: [] },
		...newsletters.map((one) => ({
			title: fill(texts[one.typeId === SUBSCRIPTION_TYPE.mobile ? "storedMobile" : "storedNewsletter"][lang], {
				event: one.eventName,
			}),
			facts: [
				...history(one),
				...(one.wantsReminder ? [texts.wantsReminder[lang]] : []),
				...(one.consentVersion ? [fill(texts.consent[lang], { version: one.consentVersion })] : []),
			],
		})),
		...reminders.map((one) => ({
			title: fill(texts.storedReminder[lang], {
				moment: momentText(lang, new Date(one.dueDate), one.timeZone),
				event: one.eventName,
			}),
			facts: [...history(one), ...at(texts.sent[lang], one.sentDate)],
		})),
		...marketingLetters.map(({ month, eventName }) => ({
			title: fill(texts.storedMarketingEmail[lang], { month }),
			facts: eventName ? [eventName] : [],
		})),
	];
}

export function Stored({ lang, link }: { lang: Lang; link: EmailLink }) {
	return (
		<details className="w-full">
			<summary className="font-bold cursor-pointer py-2">{texts.stored[lang]}</summary>
			<ul className="grid gap-3 mt-3">
				{linesOf(link, lang).map(({ title, facts }) => (
					<li key={`${title} ${facts.join()}`} className="grid wrap-anywhere">
						<b className="font-semibold">{title}</b>
						{facts.length > 0 && <span className="text-muted">{facts.join(" · ")}</span>}
					</li>
				))}
			</ul>
			<p className="text-muted text-pretty mt-4">{texts.retention[lang]}</p>
		</details>
	);
}
