import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { VERSION_CHANGED } from "../../../kit/contract/preview.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import { ROLES, type Role, roleNames } from "../rights.ts";
import { refusals } from "../texts.ts";
import { addRole, lockFoundationOwners, lockRoles, removeOtherRoles } from "./role-store.ts";

/** `eventId` null changes the roles at every event. Without `before` the earlier roles do not matter. */
export type RolesChange = {
	accountId: string;
	eventId: number | null;
	before?: readonly Role[] | undefined;
	roles: readonly Role[];
	actor: string;
	/** Whether it gives back removed roles, so that the account may have none. */
	isRestored?: boolean;
};

const inOrder = (roles: readonly Role[]): Role[] => ROLES.filter((role) => roles.includes(role));

function rolesChanged(currentRoles: Role[]): Failure {
	const sentence = (lang: Lang) => {
		const roles = currentRoles.map((role) => roleNames[role][lang]).join(", ");
		return fill(refusals.rolesChanged[lang], { roles });
	};
	return new Failure(409, { pl: sentence("pl"), en: sentence("en") }, { type: VERSION_CHANGED });
}

/**
 * Replaces an organiser's roles at one place; none removes them. Throws 404 without a role
 * there, unless removed ones are restored, 409 for other roles than `before` and for the foundation's last owner.
 */
export function changeOrganiserRoles(
	{ db, clock }: { db: NodePgDatabase; clock: Clock },
	{ accountId, eventId, before, roles, actor, isRestored = false }: RolesChange,
): Promise<{ before: Role[]; after: Role[] }> {
	const wanted = inOrder(roles);
	const now = clock.now();
	return db.transaction(async (tx) => {
		const owners = eventId === null ? await lockFoundationOwners(tx) : [];
		const currentRoles = inOrder(await lockRoles(tx, { accountId, eventId }));
		const isKnown = currentRoles.length > 0 || (isRestored && (await accountById(tx, accountId)));
		if (!isKnown) throw notFound(refusals.noOrganiser);
		if (before && inOrder(before).join() !== currentRoles.join()) throw rolesChanged(currentRoles);
		const isLastOwner = owners.length === 1 && owners[0] === accountId;
		if (isLastOwner && !wanted.includes("owner")) throw new Failure(409, refusals.lastOwner);
		await removeOtherRoles(tx, { accountId, eventId, kept: wanted });
		for (const role of wanted) await addRole(tx, { accountId, eventId, role }, now);
		const action = wanted.length === 0 ? "organiser.removed" : "organiser.roles-changed";
		const entry = { at: now, actor, action, subject: `account:${accountId}`, eventId };
		await addAuditEntry(tx, { ...entry, detail: { before: currentRoles, after: wanted } });
		return { before: currentRoles, after: wanted };
	});
}
