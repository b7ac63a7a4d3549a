import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { isolated, type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import type { EmailChange } from "../../../kit/mail/email.ts";
import { isFlatList } from "../../agenda/rules.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { type EventRecord, eventById } from "../../event/server/store.ts";
import { changedEmail } from "../change-email.ts";
import { changeSides, changeText } from "../changes.ts";
import { type ChangedLecture, markKnown, takeChanged } from "./change-store.ts";

/** What others do when a lecture of somebody's plan has moved; `app/wiring.ts` says who. */
export type PlanCommands = {
	onMoved(
		tx: Tx,
		moved: Pick<ChangedLecture, "accountId" | "eventId" | "lectureId" | "startsAt" | "place" | "known">,
	): Promise<void>;
};

export type TellingDeps = EmailDeps & { db: NodePgDatabase; planCommands: PlanCommands };

/**
 * Tells people whose favourites, or lectures with their seat, are at another time or in another room than they know: one
 * e-mail for all that has changed at an event, and the account shows it until it is seen. Whatever changed the schedule, it is found by comparing. Gives
 * how many e-mails were written.
 */
export async function tellPlanChanges(deps: TellingDeps): Promise<number> {
	for (let count = 0; ; ) {
		const told = await deps.db.transaction(async (tx) => {
			const changed = await takeChanged(tx);
			return changed.length === 0 ? undefined : tellOf(tx, deps, changed);
		});
		if (told === undefined) return count;
		if (told) count++;
	}
}

/** Whether an e-mail was written: not of what has begun or has no hours, nor to an address that nobody has confirmed. */
async function tellOf(tx: Tx, deps: TellingDeps, changed: ChangedLecture[]): Promise<boolean> {
	const [person] = changed;
	if (!person) return false;
	const event = await eventById(tx, person.eventId);
	const now = deps.clock.now();
	const hasHours = (one: ChangedLecture) => one.isHourlySignificant || isFlatList(event.code);
	const told = changed.filter((one) => hasHours(one) && one.startsAt > now);
	for (const one of changed) await markKnown(tx, one, told.includes(one));
	for (const one of told) await deps.planCommands.onMoved(tx, one);
	if (told.length === 0 || !person.isConfirmed) return false;
	const { email, lang } = person;
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: "plan-changed",
		texts: changedEmail,
		values: { lectures: told.map((one) => nameOf(lang, one)).join(", ") },
		changes: told.map((one) => changeOf(lang, event, one)),
		path: "account/agenda",
	});
	return true;
}

const nameOf = (lang: Lang, { language, subject, subjectPl, subjectEn }: ChangedLecture) =>
	wordsIn(lang, language, subject, subjectPl, subjectEn).text;

function changeOf(lang: Lang, { timeZone }: EventRecord, { known, ...one }: ChangedLecture): EmailChange {
	const now = { ...one, day: localized(lang, one.calendarName, one.calendarNameEn) };
	return {
		name: isolated(nameOf(lang, { known, ...one })),
		text: changeText(lang, timeZone, now, known),
		...changeSides(lang, timeZone, now, known),
	};
}
