import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { type OfficeDeps, serveOffice, serveOfficeFile } from "../../organisers/server/serve-office.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import * as calls from "../person-contract.ts";
import { refusals, commandTexts as texts } from "../texts.ts";
import { cancelRoute } from "./cancel-participant.ts";
import { changeData } from "./change-data.ts";
import { existingRegistration } from "./existing-registration.ts";
import type { PersonReads } from "./person-reads.ts";
import { personAt } from "./person-store.ts";
import { resendTicket } from "./resend-ticket.ts";
import { eventsWithRight } from "./scope.ts";

/** All data of a person as a ZIP file. */
type PersonExport = (owner: { id: string; email: string; lang: Lang }, now: Date) => Promise<Buffer>;

export type CommandDeps = ReleaseDeps &
	Omit<OfficeDeps, "db"> & { db: NodePgDatabase; personReads: PersonReads; personExport: PersonExport };

export function commandRoutes(app: FastifyInstance, deps: CommandDeps): void {
	const { db } = deps;

	serveOffice(app, deps, calls.changePerson, async ({ event, organiser, params, body }) => {
		const person = await personAt(db, { accountId: params.personId, eventId: event.id });
		if (!person) throw notFound(refusals.noPerson);
		const { accountId: organiserId } = organiser;
		return changeData(deps, { personId: person.id, organiserId, eventId: event.id, body });
	});

	serveOffice(app, deps, calls.resendTicket, async ({ event, organiser, params, lang, request }) => {
		const registration = await existingRegistration(db, event.id, params.registrationId);
		const { accountId: organiserId } = organiser;
		const scope = `${organiserId} ${registration.id}`;
		return once(deps, { request, call: calls.resendTicket, scope, body: {} }, async () => {
			const email = await resendTicket(deps, { registration, event, organiserId });
			return { sentence: fill(texts.resent[lang], { email }) };
		});
	});

	cancelRoute(app, deps);
}

/** The file covers all events, so that the right is needed for all of them. */
export function exportRoutes(app: FastifyInstance, deps: CommandDeps): void {
	const { db, clock, personExport } = deps;
	const file = { description: "The person's data", types: ["application/zip"] };
	serveOfficeFile(app, deps, calls.exportPerson, file, async ({ event, organiser, params }) => {
		const person = await personAt(db, { accountId: params.personId, eventId: event.id });
		if (!person) throw notFound(refusals.noPerson);
		const { accountId: actor } = organiser;
		if ((await eventsWithRight(db, actor, "people.export")) !== null) throw new Failure(403, refusals.onlyFoundation);
		const at = clock.now();
		await db.transaction((tx) =>
			addAuditEntry(tx, { at, actor, action: "person.exported", subject: person.id, eventId: event.id }),
		);
		const name = `estrada-${at.toISOString().slice(0, 10)}.zip`;
		return { type: "application/zip", name, bytes: await personExport(person, at), isOpened: false };
	});
}
