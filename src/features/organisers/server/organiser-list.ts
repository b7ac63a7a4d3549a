import type { ResponseOf } from "../../../kit/contract/call.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { shownTime } from "../../../kit/time/shown-time.ts";
import { accountsWithFactor } from "../../account/server/factor-store.ts";
import { sessionSummaries } from "../../account/server/session-store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { invitationOutcome } from "../../invitations/rules.ts";
import type { ListedOrganiser, listOrganisers } from "../manage-contract.ts";
import { ROLES, rightsOf, roleNames, termsOf } from "../rights.ts";
import { openInvitations } from "./invitation-store.ts";
import { organisersAt } from "./role-store.ts";
import type { OfficeDeps, Organiser } from "./serve-office.ts";

export type ListRequest = { event: EventRecord; organiser: Organiser; lang: Lang };

/** Whether an organiser may change roles at this event, and at every event. */
const managing = (organiser: Organiser) => ({
	here: organiser.may("organisers.manage"),
	everywhere: organiser.mayEverywhere("organisers.manage"),
});

/** Only the foundation manages its own organisers. */
export function mayEndSessions(organiser: Organiser, roles: readonly { isOfFoundation: boolean }[]): boolean {
	const { here, everywhere } = managing(organiser);
	return roles.some(({ isOfFoundation }) => isOfFoundation) ? everywhere : here;
}

export async function organisersOf(deps: OfficeDeps, request: ListRequest): Promise<ResponseOf<typeof listOrganisers>> {
	const { event, organiser, lang } = request;
	const [organisers, here, everywhere] = await Promise.all([
		listedOrganisers(deps, request),
		openInvitations(deps.db, event.id),
		openInvitations(deps.db, null),
	]);
	const may = managing(organiser);
	const now = deps.clock.now();
	return {
		organisers,
		invitations: [...here, ...everywhere].map((one) => ({
			email: one.email,
			role: one.role,
			name: roleNames[one.role][lang],
			isOfFoundation: one.eventId === null,
			invitedDate: one.invitedAt.toISOString(),
			untilDate: one.expiresAt.toISOString(),
			isExpired: invitationOutcome(one, now) === "expired",
			can: { withdraw: one.eventId === null ? may.everywhere : may.here },
		})),
		roles: ROLES.map((role) => ({
			role,
			name: roleNames[role][lang],
			rights: rightsOf(role).map((right) => termsOf(right).sentence[lang]),
		})),
		can: { inviteHere: may.here, inviteEverywhere: may.everywhere, export: organiser.may("organisers.export") },
	};
}

async function listedOrganisers(
	{ db, clock }: OfficeDeps,
	{ event, organiser, lang }: ListRequest,
): Promise<ListedOrganiser[]> {
	const rows = await organisersAt(db, event.id);
	const ids = [...new Set(rows.map(({ accountId }) => accountId))];
	const machineNow = new Date(); // better-auth uses the system clock
	const [factors, sessions] = await Promise.all([accountsWithFactor(db, ids), sessionSummaries(db, ids, machineNow)]);
	const may = managing(organiser);
	return ids.flatMap((id) => {
		const currentRoles = rows.filter(({ accountId }) => accountId === id);
		const [person] = currentRoles;
		if (!person) return [];
		const summary = sessions.get(id);
		const roles = currentRoles.map(({ role, eventId, grantedAt }) => ({
			role,
			name: roleNames[role][lang],
			isOfFoundation: eventId === null,
			sinceDate: grantedAt.toISOString(),
		}));
		const { accountId, firstName, lastName, email } = person;
		return {
			accountId,
			firstName,
			lastName,
			email,
			isYou: id === organiser.accountId,
			hasSecondFactor: factors.has(id),
			lastUsedDate: summary ? shownTime(clock, summary.lastUsedAt, machineNow).toISOString() : null,
			sessionCount: summary?.count ?? 0,
			roles,
			can: {
				changeHere: may.here && roles.some(({ isOfFoundation }) => !isOfFoundation),
				changeEverywhere: may.everywhere && roles.some(({ isOfFoundation }) => isOfFoundation),
				endSessions: mayEndSessions(organiser, roles),
			},
		};
	});
}
