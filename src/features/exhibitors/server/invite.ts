import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { invitationEnd } from "../../invitations/rules.ts";
import { invitationPage } from "../addresses.ts";
import { invitationEmail } from "../invitation-texts.ts";
import { removeInvitation, saveInvitation } from "./invitation-store.ts";

export type InviteDeps = EmailDeps & { db: NodePgDatabase; ids: { secret(): string } };

type StaffInvitation = {
	event: EventRecord;
	exhibitor: { id: number; name: string };
	email: string;
	lang: Lang;
	actor: string;
};

/** Replaces an earlier invitation; returns the end of the link. */
export async function inviteStaff(
	deps: InviteDeps,
	{ event, exhibitor, email, lang, actor }: StaffInvitation,
): Promise<Date> {
	const now = deps.clock.now();
	const expiresAt = invitationEnd(now);
	const secret = deps.ids.secret();
	await deps.db.transaction(async (tx) => {
		await saveInvitation(tx, {
			exhibitorId: exhibitor.id,
			email,
			secretHash: hashOf(secret),
			invitedAt: now,
			expiresAt,
		});
		const subject = `exhibitor:${exhibitor.id}`;
		await addAuditEntry(tx, { at: now, actor, action: "exhibitor.staff-invited", subject, eventId: event.id });
		await sendEventEmail(tx, deps, {
			to: { email, lang },
			event,
			kind: "exhibitor-invitation",
			texts: invitationEmail,
			values: { company: exhibitor.name, until: dateText(lang, expiresAt, event.timeZone) },
			path: invitationPage(secret),
		});
	});
	return expiresAt;
}

/** Returns false if there was no open invitation. */
export function uninviteStaff(
	{ db, clock }: Pick<InviteDeps, "db" | "clock">,
	{ event, exhibitor, email, actor }: Omit<StaffInvitation, "lang">,
): Promise<boolean> {
	return db.transaction(async (tx) => {
		const wasOpen = await removeInvitation(tx, { exhibitorId: exhibitor.id, email });
		const subject = `exhibitor:${exhibitor.id}`;
		const entry = { at: clock.now(), actor, action: "exhibitor.staff-uninvited", subject, eventId: event.id };
		if (wasOpen) await addAuditEntry(tx, entry);
		return wasOpen;
	});
}
