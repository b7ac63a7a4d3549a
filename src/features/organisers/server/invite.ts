import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { accountByEmail } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { allEvents, eventByCode } from "../../event/server/store.ts";
import { invitationEnd } from "../../invitations/rules.ts";
import { invitationEmail, invitationPage } from "../invitation-texts.ts";
import { type Role, rightsOf, roleNames, termsOf } from "../rights.ts";
import { everyEvent, refusals } from "../texts.ts";
import { removeInvitation, saveInvitation } from "./invitation-store.ts";
import { rolesIn } from "./role-store.ts";

export type InviteDeps = EmailDeps & {
	db: NodePgDatabase;
	ids: { secret(): string };
	config: { defaultEvent: string; defaultLang: Lang };
};

/** `event` undefined stands for all events. Without `lang`, the e-mail has the account's language or the default. */
export type InvitationTerms = {
	event: EventRecord | undefined;
	email: string;
	role: Role;
	lang?: Lang | undefined;
	actor: string;
};

/** The event whose office and colours stand for all events. Throws 409 without any. */
export async function houseEvent(db: Database, { defaultEvent }: { defaultEvent: string }): Promise<EventRecord> {
	const event = (await eventByCode(db, defaultEvent)) ?? (await allEvents(db))[0];
	if (!event) throw new Failure(409, refusals.noEvent);
	return event;
}

/** Replaces an earlier invitation to the same place; returns the end of the link. Throws 409 for a held role. */
export async function inviteOrganiser(
	deps: InviteDeps,
	{ event, email, role, actor, ...more }: InvitationTerms,
): Promise<Date> {
	const { db, config } = deps;
	const eventId = event?.id ?? null;
	const isHeld = (await rolesIn(db, eventId)).some((one) => one.email === email && one.role === role);
	if (isHeld) throw new Failure(409, refusals.hasRole);
	const shownEvent = event ?? (await houseEvent(db, config));
	const lang = more.lang ?? (await accountByEmail(db, email))?.lang ?? config.defaultLang;
	const now = deps.clock.now();
	const expiresAt = invitationEnd(now);
	const secret = deps.ids.secret();
	await db.transaction(async (tx) => {
		await saveInvitation(tx, { eventId, email, role, secretHash: hashOf(secret), invitedAt: now, expiresAt });
		const entry = { at: now, actor, action: "organiser.invited", subject: subjectOf(eventId), eventId };
		await addAuditEntry(tx, { ...entry, detail: { role } });
		await sendEventEmail(tx, deps, {
			to: { email, lang },
			event: shownEvent,
			kind: "organiser-invitation",
			texts: invitationEmail,
			values: {
				place: event ? localized(lang, event.name, event.nameEn) : everyEvent[lang],
				role: roleNames[role][lang],
				rights: rightsOf(role)
					.map((right) => termsOf(right).sentence[lang])
					.join("; "),
				until: dateText(lang, expiresAt, shownEvent.timeZone),
			},
			path: invitationPage(secret),
		});
	});
	return expiresAt;
}

/** The subject of entries about the organisers of a place. */
export const subjectOf = (eventId: number | null): string => (eventId === null ? "foundation" : `event:${eventId}`);

/** Returns false if there was no open invitation. */
export function uninviteOrganiser(
	{ db, clock }: Pick<InviteDeps, "db" | "clock">,
	{ event, email, actor }: Pick<InvitationTerms, "event" | "email" | "actor">,
): Promise<boolean> {
	const eventId = event?.id ?? null;
	return db.transaction(async (tx) => {
		const wasOpen = await removeInvitation(tx, { eventId, email });
		const entry = { at: clock.now(), actor, action: "organiser.uninvited", subject: subjectOf(eventId), eventId };
		if (wasOpen) await addAuditEntry(tx, entry);
		return wasOpen;
	});
}
