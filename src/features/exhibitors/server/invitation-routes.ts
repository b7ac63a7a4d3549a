import type { FastifyInstance } from "fastify";
import { serve } from "../../../kit/http/serve.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import type { Authentication } from "../../account/server/authentication.ts";
import { beginHere } from "../../account/server/begin-here.ts";
import { eventById } from "../../event/server/store.ts";
import {
	type AcceptDeps,
	acceptInvitation as accept,
	openInvitation,
} from "../../invitations/server/accept-invitation.ts";
import { acceptInvitation, readInvitation } from "../invitation-contract.ts";
import { staffInvitation } from "./staff-invitation.ts";

export function invitationRoutes(
	app: FastifyInstance,
	deps: AcceptDeps & Parameters<typeof beginHere>[0],
	auth: Authentication,
): void {
	const { db } = deps;
	const begin = beginHere(deps, auth);

	serve(app, readInvitation, async ({ body, accountId, lang }) => {
		const { invitation, step } = await openInvitation(deps, staffInvitation, { secret: body.secret, accountId });
		const { eventId, exhibitorName, email, expiresAt } = invitation;
		const { code, name, nameEn } = await eventById(db, eventId);
		const event = { eventName: localized(lang, name, nameEn), eventCode: code };
		return { exhibitorName, ...event, email, untilDate: expiresAt.toISOString(), step };
	});

	serve(app, acceptInvitation, async ({ body: { secret, ...person }, accountId, lang, request, reply }) => {
		const { invitation, beginsAs } = await accept(deps, staffInvitation, { secret, accountId, lang, person });
		if (beginsAs !== undefined) await begin(request, reply, beginsAs);
		const { code } = await eventById(db, invitation.eventId);
		return { exhibitorId: invitation.exhibitorId, eventCode: code };
	});
}
