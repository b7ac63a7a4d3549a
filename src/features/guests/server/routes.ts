import type { FastifyInstance } from "fastify";
import { onceCommitted } from "../../../kit/http/idempotency.ts";
import { localized } from "../../../kit/i18n/lang.ts";
import { isOver } from "../../event/over.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { serveOffice } from "../../organisers/server/serve-office.ts";
import { prepareGuest, registerGuest } from "../../registration/server/register-guest.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { getGuestPlaces, registerGuest as registerGuestCall } from "../contract.ts";
import { freePlaces } from "../plan.ts";
import type { GuestDeps } from "./guest-deps.ts";
import { guestListRoutes } from "./list-routes.ts";
import { parseGuest } from "./parse-guest.ts";
import { plannedPackages } from "./planned-packages.ts";

/** Serves the registration of guests by organisers. */
export function guestRoutes(app: FastifyInstance, deps: GuestDeps): void {
	const { db, clock } = deps;

	serveOffice(app, deps, getGuestPlaces, async ({ event, lang }) => {
		const packages = await plannedPackages(db, event.id);
		const calendars = event.isMeeting ? await calendarsOf(db, event.id) : [];
		return {
			packages: packages.map((one) => {
				const { code, name, isOnline, isOnsite } = one;
				return { code, name, left: freePlaces(one), isOnline, isOnsite };
			}),
			editions: calendars
				.filter((one) => !isOver(one, clock.now()))
				.map(({ code, name, nameEn, isOnline, isOnsite }) => ({
					code,
					name: localized(lang, name, nameEn),
					isOnline,
					isOnsite,
				})),
		};
	});

	serveOffice(app, deps, registerGuestCall, async ({ event, accountId: actor, body, request }) => {
		const guest = await prepareGuest(deps, event.code, parseGuest(body));
		const keyed = { request, call: registerGuestCall, scope: `${event.id} ${actor}`, body };
		return onceCommitted(deps, keyed, async (tx) => {
			const { outcome, accountId: personId, registrationId } = await registerGuest(tx, deps, guest, actor);
			return { outcome, personId, ticketNumber: ticketNumber(registrationId) };
		});
	});

	guestListRoutes(app, deps);
}
