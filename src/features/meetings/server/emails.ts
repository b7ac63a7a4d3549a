import type { Tx } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import { calendarFileName } from "../../agenda/server/calendar-file.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { ANSWER_KINDS } from "../answers.ts";
import { factTexts, type personEmails, personEmails as texts } from "../texts.ts";
import type { BookCommands } from "./book.ts";
import type { MeetingRecord, MoveRecord } from "./store.ts";

export const MEETING_MAKER = "meeting";

/** The start of a meeting in the event's zone: "6 czerwca, 13:40". */
export function whenText(lang: Lang, { startsAt }: { startsAt: Date }, { timeZone }: EventRecord): string {
	return `${dateText(lang, startsAt, timeZone, false)}, ${timeText(lang, startsAt, timeZone)}`;
}

export function factsOf(lang: Lang, meeting: MeetingRecord, event: EventRecord) {
	const topic = meeting.topic === null ? [] : [localized(lang, meeting.topic, meeting.topicEn)];
	return [
		{ label: factTexts.when[lang], value: whenText(lang, meeting, event) },
		{ label: factTexts.where[lang], value: meeting.tableName ?? factTexts.online[lang] },
		...topic.map((value) => ({ label: factTexts.topic[lang], value })),
	];
}

type Kind = keyof typeof personEmails;

const WITH_FILE: readonly Kind[] = ["agreed", "moved"];

/** Notifies the person of a change: in the account (except reminders) and by e-mail to a confirmed address. */
export async function tellPerson(
	tx: Tx,
	deps: EmailDeps & { bookCommands: BookCommands },
	meeting: MeetingRecord,
	kind: Kind,
	instead?: MoveRecord,
): Promise<void> {
	if (kind !== "reminder") {
		const { eventId, accountId, exhibitorId, startsAt, tableName, state } = meeting;
		const answer = kind === "declined" && state === "cancelled" ? state : kind;
		const other = instead?.startsAt ?? null;
		await deps.bookCommands.onAnswered(tx, { eventId, accountId, exhibitorId, answer, startsAt, tableName, other });
	}
	const person = invariant(await accountById(tx, meeting.accountId), "the person of a meeting");
	if (!person.emailVerified) return;
	const event = await eventById(tx, meeting.eventId);
	const { lang, email } = person;
	const file: Attachment = {
		name: calendarFileName(event.code, meeting.exhibitorName),
		contentType: "text/calendar; charset=utf-8",
		content: { maker: MEETING_MAKER, of: meeting.id },
	};
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: kind === "reminder" ? "meeting-reminder" : ANSWER_KINDS[kind],
		texts: texts[kind] satisfies EmailTexts,
		values: { ...valuesOf(lang, meeting, event), ...(instead && { other: whenText(lang, instead, event) }) },
		facts: factsOf(lang, meeting, event),
		path: "account/meetings",
		attachments: WITH_FILE.includes(kind) ? [file] : [],
	});
}

export function valuesOf(lang: Lang, meeting: MeetingRecord, event: EventRecord): Record<string, string> {
	return {
		exhibitor: meeting.exhibitorName,
		when: whenText(lang, meeting, event),
		time: timeText(lang, meeting.startsAt, event.timeZone),
	};
}
