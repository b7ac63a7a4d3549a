import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { newestEntriesOf } from "../../../kit/audit/store.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { scansOf } from "../../checkin/server/store.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import { guestsAmong } from "../../ticket-holders/server/guests-among.ts";
import { getPerson, type Person } from "../person-contract.ts";
import { refusals } from "../texts.ts";
import { VIEWED } from "../timeline.ts";
import { type PersonRequest, personDetails } from "./person-details.ts";
import type { PersonReads } from "./person-reads.ts";
import { namesOf, personAt, registrationsOfPerson } from "./person-store.ts";
import { recordView } from "./record-view.ts";
import { eventsWithRight } from "./scope.ts";
import { registrationShape } from "./shapes.ts";

type PersonDeps = Omit<OfficeDeps, "db"> & { db: NodePgDatabase; personReads: PersonReads };

export function personRoutes(app: FastifyInstance, deps: PersonDeps): void {
	serveOffice(app, deps, getPerson, async ({ event, organiser, params, lang }) => {
		const person = await personAt(deps.db, { accountId: params.personId, eventId: event.id });
		if (!person) throw notFound(refusals.noPerson);
		await recordView(deps, { organiserId: organiser.accountId, personId: person.id, eventId: event.id });
		const looking = { person, event, organiser, lang };
		return {
			...(await ticketsShape(deps, looking)),
			details: organiser.may("people.details") ? await personDetails(deps, looking) : null,
			views: await viewsOf(deps, person.id),
			can: {
				change: organiser.may("people.change"),
				export: organiser.may("people.export"),
				erase: organiser.may("people.erase"),
			},
		};
	});
}

async function ticketsShape({ db }: PersonDeps, { person, event, organiser }: PersonRequest) {
	const eventIds = await eventsWithRight(db, organiser.accountId, "people.read");
	const registrations = await registrationsOfPerson(db, { accountId: person.id, eventIds });
	const ids = registrations.map(({ id }) => id);
	const scans = await scansOf(db, ids);
	const guests = await guestsAmong(db, ids);
	const byRegistration = Map.groupBy(scans, (one) => one.registrationId);
	return {
		personId: person.id,
		firstName: person.firstName,
		lastName: person.lastName,
		registrations: registrations.map((one) =>
			registrationShape(one, {
				organiser,
				person,
				eventId: event.id,
				scans: byRegistration.get(one.id) ?? [],
				isGuest: guests.has(one.id),
			}),
		),
	};
}

const MAX_VIEWS = 50;

async function viewsOf({ db }: PersonDeps, personId: string): Promise<Person["views"]> {
	const views = await newestEntriesOf(db, [personId], MAX_VIEWS, VIEWED);
	const names = await namesOf(
		db,
		views.map(({ actor }) => actor),
	);
	return views.map(({ actor, at }) => ({ name: names.get(actor) ?? actor, date: at.toISOString() }));
}
