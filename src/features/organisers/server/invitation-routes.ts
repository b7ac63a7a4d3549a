import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { beginHere } from "../../account/server/begin-here.ts";
import { eventById } from "../../event/server/store.ts";
import { type AcceptDeps, acceptInvitation, openInvitation } from "../../invitations/server/accept-invitation.ts";
import { acceptOfficeInvitation, readOfficeInvitation } from "../invitation-contract.ts";
import { roleNames } from "../rights.ts";
import { houseEvent } from "./invite.ts";
import { organiserInvitation } from "./organiser-invitation.ts";

type InvitationDeps = AcceptDeps & Parameters<typeof beginHere>[0] & { config: { defaultEvent: string } };

export function officeInvitationRoutes(app: FastifyInstance, deps: InvitationDeps, auth: Authentication): void {
	const { db, config } = deps;
	const begin = beginHere(deps, auth);

	serve(app, readOfficeInvitation, async ({ body, accountId, lang }) => {
		const { invitation, step } = await openInvitation(deps, organiserInvitation, { secret: body.secret, accountId });
		const { eventId, role, email, expiresAt } = invitation;
		const event = eventId === null ? undefined : await eventById(db, eventId);
		return {
			roleName: roleNames[role][lang],
			eventName: event ? localized(lang, event.name, event.nameEn) : null,
			eventCode: (event ?? (await houseEvent(db, config))).code,
			email,
			untilDate: expiresAt.toISOString(),
			step,
		};
	});

	serve(app, acceptOfficeInvitation, async ({ body: { secret, ...person }, accountId, lang, request, reply }) => {
		const accepting = { secret, accountId, lang, person };
		const { invitation, beginsAs } = await acceptInvitation(deps, organiserInvitation, accepting);
		if (beginsAs !== undefined) await begin(request, reply, beginsAs);
		const { eventId } = invitation;
		const event = eventId === null ? await houseEvent(db, config) : await eventById(db, eventId);
		return { eventCode: event.code };
	});
}
