import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { InvitationKind } from "../../invitations/server/accept-invitation.ts";
import { usedInvitation } from "../invitation-texts.ts";
import { type InvitationRecord, invitationOf, lockInvitation, markAccepted } from "./invitation-store.ts";
import { addRole } from "./role-store.ts";

/** Gives the invited role. */
export const organiserInvitation: InvitationKind<InvitationRecord> = {
	find: invitationOf,
	lock: lockInvitation,
	async join(tx, { invitation: { id, eventId, role }, accountId, now }) {
		await addRole(tx, { accountId, eventId, role }, now);
		await markAccepted(tx, id, now);
		const entry = { at: now, actor: accountId, action: "organiser.joined", subject: `account:${accountId}`, eventId };
		await addAuditEntry(tx, { ...entry, detail: { role } });
	},
	used: usedInvitation,
};
