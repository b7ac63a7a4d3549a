import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { InvitationKind } from "../../invitations/server/accept-invitation.ts";
import { usedInvitation } from "../invitation-texts.ts";
import { type InvitationRecord, invitationOf, lockInvitation, markAccepted } from "./invitation-store.ts";
import { addStaff } from "./staff-store.ts";

/** Joins the exhibitor's staff. */
export const staffInvitation: InvitationKind<InvitationRecord> = {
	find: invitationOf,
	lock: lockInvitation,
	async join(tx, { invitation: { id, exhibitorId, eventId }, accountId, now }) {
		await addStaff(tx, { exhibitorId, accountId }, now);
		await markAccepted(tx, id, now);
		await addAuditEntry(tx, {
			at: now,
			actor: accountId,
			action: "exhibitor.staff-joined",
			subject: `exhibitor:${exhibitorId}`,
			eventId,
			detail: { accountId },
		});
	},
	used: usedInvitation,
};
