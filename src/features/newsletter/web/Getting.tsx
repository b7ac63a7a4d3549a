import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { Icon } from "../../../kit/ui/icons.tsx";
import type { EmailLink } from "../preferences-contract.ts";
import { texts } from "../preferences-texts.ts";
import type { Unsubscription } from "./use-email-link.ts";

type Row = { name: string; eventName: string; what: string; unsubscription: Unsubscription };

/** A row per event with a newsletter, and per unsent reminder. */
function rowsOf({ newsletters, reminders }: EmailLink, lang: Lang): Row[] {
	const standing = newsletters.filter((one) => one.confirmedDate && !one.endedDate);
	const byEvent = new Map(standing.map((one) => [one.eventCode, one]));
	return [
		...[...byEvent.values()].map(({ eventCode, eventName }) => ({
			name: `newsletter ${eventCode}`,
			eventName,
			what: texts.newsletterOf[lang],
			unsubscription: { newsletter: eventCode },
		})),
		...reminders
			.filter((one) => one.confirmedDate && !one.endedDate && !one.sentDate)
			.map(({ objectId, eventName, dueDate, timeZone }) => ({
				name: `reminder ${objectId}`,
				eventName,
				what: fill(texts.reminderOf[lang], { moment: momentText(lang, new Date(dueDate), timeZone) }),
				unsubscription: { reminder: objectId },
			})),
	];
}

type UnsubscribeProps = {
	lang: Lang;
	busy: string | undefined;
	onLeave: (name: string, left: Unsubscription) => void;
};
type ButtonProps = UnsubscribeProps & { name: string; label: string; left: Unsubscription; spoken?: string };

function LeaveButton({ lang, busy, onLeave, name, label, left, spoken }: ButtonProps) {
	return (
		<button
			type="button"
			className="btn btn-soft btn-small"
			aria-label={busy === name ? undefined : spoken}
			aria-disabled={busy !== undefined}
			onClick={() => onLeave(name, left)}
		>
			{busy === name ? texts.leaving[lang] : label}
		</button>
	);
}

function EmailRow({ row, leaving }: { row: Row; leaving: UnsubscribeProps }) {
	const { name, eventName, what, unsubscription } = row;
	const { lang } = leaving;
	const spoken = fill(texts.leaveOf[lang], { event: eventName, what });
	return (
		<li className="flex flex-wrap gap-3 items-center justify-between">
			<span className="grid min-w-0">
				<b>{eventName}</b>
				<span className="text-muted">{what}</span>
			</span>
			<LeaveButton {...leaving} name={name} left={unsubscription} spoken={spoken} label={texts.leave[lang]} />
		</li>
	);
}

/** `left` is the message about the latest unsubscription. */
export function Getting({ link, left, ...leaving }: UnsubscribeProps & { link: EmailLink; left: string | undefined }) {
	const { lang } = leaving;
	const rows = rowsOf(link, lang);
	return (
		<section className="card form-card w-full" aria-labelledby="getting">
			<h2 className="h-card" id="getting">
				{texts.getting[lang]}
			</h2>
			<div aria-live="polite">
				{left && (
					<p className="notice">
						<Icon name="check" />
						<span>{left}</span>
					</p>
				)}
			</div>
			{rows.length === 0 && <p>{texts.nothing[lang]}</p>}
			<ul className="grid gap-5">
				{rows.map((row) => (
					<EmailRow key={row.name} row={row} leaving={leaving} />
				))}
			</ul>
			{rows.length > 1 && (
				<p>
					<LeaveButton {...leaving} name="all" label={texts.leaveAll[lang]} left={{ everything: true }} />
				</p>
			)}
		</section>
	);
}
