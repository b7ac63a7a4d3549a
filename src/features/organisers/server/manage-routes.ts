import type { FastifyInstance } from "fastify";
import { Failure, notFound, wrongInput } from "../../../kit/http/failure.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { isNormalizedEmail } from "../../account/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import {
	changeRoles,
	getOrganisersFile,
	inviteOrganiser as inviteCall,
	listOrganisers,
	withdrawInvitation,
} from "../manage-contract.ts";
import { fileHead, fileRowsOf, fileWord } from "../organisers-file.ts";
import { refusals } from "../texts.ts";
import { changeOrganiserRoles } from "./change-roles.ts";
import { type InviteDeps, inviteOrganiser, uninviteOrganiser } from "./invite.ts";
import { type ListRequest, organisersOf } from "./organiser-list.ts";
import { serveListFile } from "./serve-list-file.ts";
import { type OfficeDeps, type Organiser, serveOffice } from "./serve-office.ts";
import { organiserSessionRoutes } from "./session-routes.ts";

export type ManageDeps = OfficeDeps & InviteDeps;

export function manageRoutes(app: FastifyInstance, deps: ManageDeps): void {
	serveOffice(app, deps, listOrganisers, ({ event, organiser, lang }) =>
		organisersOf(deps, { event, organiser, lang }),
	);

	const file = { description: "The roles, one per line", action: "organiser.list-exported", word: fileWord };
	serveListFile(app, deps, getOrganisersFile, file, ({ event, organiser, lang }) => ({
		head: fileHead(lang),
		pages: filePages(deps, { event, organiser, lang }),
	}));

	serveOffice(app, deps, inviteCall, ({ event, organiser, body, accountId: actor, request }) => {
		const { email, role, emailLang: lang } = body;
		if (!isNormalizedEmail(email)) throw wrongInput({ email: [refusals.wrongEmail] });
		const place = placeOf(organiser, event, body);
		return once(deps, { request, call: inviteCall, scope: `${actor} ${event.id}`, body }, async () => {
			const until = await inviteOrganiser(deps, { event: place, email, role, lang, actor });
			return { untilDate: until.toISOString() };
		});
	});

	serveOffice(app, deps, withdrawInvitation, async ({ event, organiser, body, accountId: actor }) => {
		const wasOpen = await uninviteOrganiser(deps, { event: placeOf(organiser, event, body), email: body.email, actor });
		if (!wasOpen) throw notFound(refusals.noInvitation);
		return { isWithdrawn: true };
	});

	serveOffice(app, deps, changeRoles, async ({ event, organiser, params, body, accountId: actor }) => {
		const eventId = placeOf(organiser, event, body)?.id ?? null;
		const { before, roles } = body;
		const change = { accountId: params.accountId, eventId, before, roles, actor };
		return { roles: (await changeOrganiserRoles(deps, change)).after };
	});

	organiserSessionRoutes(app, deps);
}

/** The organisers of an event are few: one page. */
async function* filePages(deps: ManageDeps, request: ListRequest): AsyncGenerator<string[][]> {
	yield fileRowsOf(request.lang, await organisersOf(deps, request), request.event.timeZone);
}

/** The event whose roles a call changes; undefined for all events. Throws 403 without the foundation's right. */
function placeOf(
	organiser: Organiser,
	event: EventRecord,
	{ isOfFoundation }: { isOfFoundation: boolean },
): EventRecord | undefined {
	if (!isOfFoundation) return event;
	if (!organiser.mayEverywhere("organisers.manage")) throw new Failure(403, refusals.foundationOnly);
	return undefined;
}
