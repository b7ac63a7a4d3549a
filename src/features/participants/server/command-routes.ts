import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { once } from "../../../kit/http/idempotency.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import {
	type OfficeDeps,
	type OfficeEvent,
	serveOffice,
	serveOfficeFile,
} from "../../organisers/server/serve-office.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import * as calls from "../person-contract.ts";
import { refusals, commandTexts as texts } from "../texts.ts";
import { cancelRoute } from "./cancel-participant.ts";
import { changeData } from "./change-data.ts";
import { eraseRoute, type PersonErasure } from "./erase-participant.ts";
import { existingRegistration } from "./existing-registration.ts";
import type { PersonReads } from "./person-reads.ts";
import { personAt } from "./person-store.ts";
import { resendTicket } from "./resend-ticket.ts";
import { eventsWithRight } from "./scope.ts";

type Owner = { id: string; email: string; lang: Lang };

/** A person's data as a ZIP file: of one event, or all data. */
type PersonExport = (owner: Owner, now: Date, event: OfficeEvent | undefined) => Promise<Buffer>;

export type CommandDeps = ReleaseDeps &
	Omit<OfficeDeps, "db"> & {
		db: NodePgDatabase;
		personReads: PersonReads;
		personExport: PersonExport;
		personErasure: PersonErasure;
	};

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
	eraseRoute(app, deps);
}

/** Organisers of one event get the data of that event. */
export function exportRoutes(app: FastifyInstance, deps: CommandDeps): void {
	const { db, clock, personExport } = deps;
	const file = { description: "The person's data", types: ["application/zip"] };
	serveOfficeFile(app, deps, calls.exportPerson, file, async ({ event, organiser, params }) => {
		const person = await personAt(db, { accountId: params.personId, eventId: event.id });
		if (!person) throw notFound(refusals.noPerson);
		const { accountId: actor } = organiser;
		const isEverywhere = (await eventsWithRight(db, actor, "people.export")) === null;
		const at = clock.now();
		await db.transaction((tx) =>
			addAuditEntry(tx, { at, actor, action: "person.exported", subject: person.id, eventId: event.id }),
		);
		const name = `${isEverywhere ? "estrada" : event.code}-${at.toISOString().slice(0, 10)}.zip`;
		const bytes = await personExport(person, at, isEverywhere ? undefined : event);
		return { type: "application/zip", name, bytes, isOpened: false };
	});
}
