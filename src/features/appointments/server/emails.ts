import type { Tx } from "../../../kit/db/database.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Span } from "../../../kit/time/span.ts";
import { dateText, timeText } from "../../../kit/time/zone.ts";
import { isTopicOn } from "../../account/server/email-preference-store.ts";
import { accountById } from "../../account/server/store.ts";
import { placeName } from "../../event/meeting-points.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { withoutLinks } from "../../matchmaking/rules.ts";
import { hasBlocked } from "../../matchmaking/server/store.ts";
import type { Outcome } from "../rules.ts";
import { appointmentEmails, factTexts } from "../texts.ts";
import type { AppointmentRecord } from "./store.ts";

const whenText = (lang: Lang, { startsAt }: Span, { timeZone }: EventRecord) =>
	`${dateText(lang, startsAt, timeZone, false)}, ${timeText(lang, startsAt, timeZone)}`;

/** `app/wiring.ts` implements them for the notices. */
export type AppointmentCommands = {
	/**
	 * Notifies `accountId` of an act by `byId` (null while that account is being deleted). The appointment already has
	 * its new state.
	 */
	onChanged(
		tx: Tx,
		changed: { eventId: number; accountId: string; byId: string | null; outcome: Outcome } & Pick<
			AppointmentRecord,
			"startsAt" | "place" | "move"
		>,
	): Promise<void>;
	/** Marks earlier notices of the appointment as seen, because the person has acted on it. */
	onSettled(tx: Tx, settled: { eventId: number; accountId: string; personId: string }): Promise<void>;
};

type TellingDeps = EmailDeps & { appointmentCommands: AppointmentCommands };

type AppointmentNews = {
	event: EventRecord;
	appointment: AppointmentRecord;
	/** The actor; the other person gets the e-mail. */
	byId: string;
	kind: Outcome | "reminder";
	/** The actor's account is being deleted: only the e-mail names them, without their note. */
	isErased?: boolean;
};

/**
 * Notifies the other person, unless they blocked the actor: in the account (except reminders), and by e-mail if they
 * want it and their address is confirmed.
 */
export async function tellOther(
	tx: Tx,
	deps: TellingDeps,
	{ event, appointment, byId, kind, isErased = false }: AppointmentNews,
): Promise<void> {
	const otherId = appointment.proposerId === byId ? appointment.inviteeId : appointment.proposerId;
	if (kind !== "reminder")
		await deps.appointmentCommands.onSettled(tx, { eventId: event.id, accountId: byId, personId: otherId });
	if (await hasBlocked(tx, otherId, byId)) return;
	if (kind !== "reminder") {
		const { startsAt, place, move } = appointment;
		const changed = { eventId: event.id, accountId: otherId, outcome: kind, startsAt, place, move };
		await deps.appointmentCommands.onChanged(tx, { ...changed, byId: isErased ? null : byId });
	}
	const to = await accountById(tx, otherId);
	if (!to?.emailVerified || !(await isTopicOn(tx, otherId, "appointments"))) return;
	const from = invariant(await accountById(tx, byId), "the acting account");
	const { lang } = to;
	const other = appointment.move ? whenText(lang, appointment.move, event) : "";
	await sendEventEmail(tx, deps, {
		to: { email: to.email, lang },
		event,
		kind: `appointment-${kind}`,
		texts: appointmentEmails[kind],
		values: {
			person: withoutLinks(`${from.firstName} ${from.lastName}`),
			when: whenText(lang, appointment, event),
			other,
			time: timeText(lang, appointment.startsAt, event.timeZone),
		},
		facts: factsOf(lang, isErased ? { ...appointment, note: "" } : appointment, event),
		path: "account/meetings",
	});
}

const whereText = (lang: Lang, place: string | null, { meetingPoints }: EventRecord) =>
	place === null ? factTexts.online[lang] : withoutLinks(placeName(meetingPoints, place, lang));

function factsOf(lang: Lang, { place, note, ...span }: AppointmentRecord, event: EventRecord) {
	return [
		{ label: factTexts.when[lang], value: whenText(lang, span, event) },
		{ label: factTexts.where[lang], value: whereText(lang, place, event) },
		...(note ? [{ label: factTexts.note[lang], value: withoutLinks(note) }] : []),
	];
}
