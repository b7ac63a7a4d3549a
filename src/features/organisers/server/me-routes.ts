import type { FastifyInstance } from "fastify";
import { notLoggedIn } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { passkeysOf, secondFactorOf } from "../../account/server/factor-store.ts";
import { accountById } from "../../account/server/store.ts";
import { getOfficeEvents, getOfficeMe } from "../me-contract.ts";
import { isProved, proofEnd } from "../proof.ts";
import { RIGHT_NAMES, roleNames } from "../rights.ts";
import { provedAtOf } from "./proof-store.ts";
import { officeEvents, rolesAt } from "./role-store.ts";
import { type OfficeDeps, serveOffice } from "./serve-office.ts";

export function officeMeRoutes(app: FastifyInstance, deps: OfficeDeps): void {
	const { db, clock, config } = deps;

	serve(app, getOfficeEvents, async ({ accountId, lang }) => ({ events: await eventsOf(deps, accountId, lang) }));

	serveOffice(app, deps, getOfficeMe, async ({ accountId, event, organiser, lang, request }) => {
		const person = await accountById(db, accountId);
		if (!person) throw notLoggedIn();
		const [currentRoles, factor, passkeys, session] = await Promise.all([
			rolesAt(db, { accountId, eventId: event.id }),
			secondFactorOf(db, accountId),
			passkeysOf(db, accountId),
			deps.sessionOf(request),
		]);
		const provedAt = session && (await provedAtOf(db, session.sessionId));
		const hasPasskey = passkeys.length > 0;
		const needsCode = factor?.isOn ?? false;
		const untilDate = provedAt && isProved(provedAt, clock.now()) ? proofEnd(provedAt).toISOString() : null;
		return {
			firstName: person.firstName,
			lastName: person.lastName,
			email: person.email,
			roles: currentRoles.map(({ role, isOfFoundation }) => ({ role, name: roleNames[role][lang], isOfFoundation })),
			rights: RIGHT_NAMES.filter(organiser.may),
			events: await eventsOf(deps, accountId, lang),
			isFactorMissing: !(config.enterAs || hasPasskey || needsCode),
			isProofNeeded: !config.enterAs,
			proof: { hasPasskey, needsCode, untilDate },
		};
	});
}

async function eventsOf({ db }: OfficeDeps, accountId: string, lang: Lang) {
	const events = await officeEvents(db, accountId);
	return events.map(({ code, name, nameEn }) => ({ code, name: localized(lang, name, nameEn) }));
}
