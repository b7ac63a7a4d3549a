import { invitationEnd } from "../../src/features/invitations/rules.ts";
import { lockInvitation, saveInvitation } from "../../src/features/organisers/server/invitation-store.ts";
import { organiserInvitation } from "../../src/features/organisers/server/organiser-invitation.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { invariant } from "../../src/kit/invariant/invariant.ts";
import { ORGANISERS } from "./people.ts";
import type { Story } from "./story.ts";

/** Organisers accept their invitations: to all events, or to the live one. */
export async function organise({ tx, live, ago }: Pick<Story, "tx" | "live" | "ago">): Promise<void> {
	const invitedAt = ago(30, "09:00");
	for (const { id: accountId, email, role, isAtLiveEvent } of ORGANISERS) {
		const eventId = isAtLiveEvent ? live.id : null;
		const secretHash = hashOf(`demonstration ${accountId}`);
		const times = { invitedAt, expiresAt: invitationEnd(invitedAt) };
		await saveInvitation(tx, { eventId, email, role, secretHash, ...times });
		const invitation = invariant(await lockInvitation(tx, secretHash), "the invitation");
		await organiserInvitation.join(tx, { invitation, accountId, now: ago(29, "10:30") });
	}
}
