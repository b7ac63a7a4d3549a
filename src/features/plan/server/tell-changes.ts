import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { isolated, type Lang, localized, wordsIn } from "../../../kit/i18n/lang.ts";
import type { EmailChange } from "../../../kit/mail/email.ts";
import { isFlatList } from "../../agenda/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { changedEmail } from "../change-email.ts";
import { changeSides, changeText } from "../changes.ts";
import { type ChangedLecture, markKnown, takeChanged } from "./change-store.ts";

/** `app/wiring.ts` implements them. */
export type PlanCommands = {
	onMoved(
		tx: Tx,
		moved: Pick<ChangedLecture, "accountId" | "eventId" | "lectureId" | "startsAt" | "place" | "known">,
	): Promise<void>;
};

export type TellingDeps = EmailDeps & { db: NodePgDatabase; planCommands: PlanCommands };

/**
 * Announces moved lectures to people with a star or seat, by one e-mail per event and a note in the account until seen.
 * It compares times and places, so the cause of a change does not matter. Returns the number of e-mails.
 */
export async function tellPlanChanges(deps: TellingDeps): Promise<number> {
	for (let count = 0; ; ) {
		const isEmailSent = await deps.db.transaction(async (tx) => {
			const changed = await takeChanged(tx);
			return changed.length === 0 ? undefined : tellOf(tx, deps, changed);
		});
		if (isEmailSent === undefined) return count;
		if (isEmailSent) count++;
	}
}

/** Announces a person's changes. False for lectures that have begun or have no hours, and for unconfirmed addresses. */
async function tellOf(tx: Tx, deps: TellingDeps, changed: ChangedLecture[]): Promise<boolean> {
	const [person] = changed;
	if (!person) return false;
	const event = await eventById(tx, person.eventId);
	const now = deps.clock.now();
	const hasHours = (one: ChangedLecture) => one.isHourlySignificant || isFlatList(event.code);
	const upcomingLectures = changed.filter((one) => hasHours(one) && one.startsAt > now);
	for (const one of changed) await markKnown(tx, one, upcomingLectures.includes(one));
	for (const one of upcomingLectures) await deps.planCommands.onMoved(tx, one);
	if (upcomingLectures.length === 0 || !person.isConfirmed) return false;
	const { email, lang } = person;
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: "plan-changed",
		texts: changedEmail,
		values: { lectures: upcomingLectures.map((one) => nameOf(lang, one)).join(", ") },
		changes: upcomingLectures.map((one) => changeOf(lang, event, one)),
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
