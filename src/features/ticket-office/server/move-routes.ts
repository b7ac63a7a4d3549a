import type { FastifyInstance } from "fastify";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { fillText } from "../../organisers/command-plan.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import { type OfficeDeps, serveOffice } from "../../organisers/server/serve-office.ts";
import type { ChangeDeps } from "../../package-changes/server/change-package.ts";
import {
	moveTicket,
	type TicketMove,
	type TicketMoves,
	ticketMoves,
} from "../../package-changes/server/move-ticket.ts";
import { existingRegistration } from "../../participants/server/existing-registration.ts";
import type { RegistrationOfPerson } from "../../participants/server/person-store.ts";
import { lockRegistration } from "../../ticket-holders/server/store.ts";
import { ticketFiles } from "../../ticket-holders/server/ticket-file.ts";
import * as calls from "../contract.ts";
import { movePlan } from "../move-plan.ts";
import { givenPackageEmail, moveTexts as texts } from "../texts.ts";

export type MoveDeps = Omit<OfficeDeps, "db"> & ChangeDeps & EmailDeps;

/** Moving a ticket to another package. */
export function moveRoutes(app: FastifyInstance, deps: MoveDeps): void {
	serveOffice(app, deps, calls.getTicketMoves, async ({ event, params, lang }) => {
		const { id: registrationId, accountId } = await existingRegistration(deps.db, event.id, params.registrationId);
		const { refusal, packages } = await ticketMoves(deps.db, deps, { accountId, registrationId });
		const open = refusal ? [] : packages.filter(({ left }) => left !== 0);
		return {
			refusal: refusal?.[lang] ?? null,
			packages: open.map(({ code, name, netGrosz, grossGrosz, left }) => ({
				code,
				name,
				netGrosz,
				grossGrosz,
				placesLeft: left,
			})),
		};
	});
	commandRoutes(app, deps);
}

function commandRoutes(app: FastifyInstance, deps: MoveDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: calls.previewTicketMove, run: calls.moveTicketPackage },
		{
			find: ({ event, params }) => existingRegistration(deps.db, event.id, params.registrationId),
			lock: lockTicket,
			async plan(db, { subject, body }) {
				const { moves, better } = await moveOf(db, deps, subject, body.packageCode);
				const { own, person } = moves;
				const name = `${person.firstName} ${person.lastName}`;
				const { id: ticketId } = subject;
				return movePlan({ ticketId, name, email: person.email, own, better, isGift: body.isGift });
			},
			async run(tx, { subject, body, actor, lang }) {
				const { moves, better } = await moveOf(tx, deps, subject, body.packageCode);
				const { isGift } = body;
				const order = await moveTicket(tx, deps, { ...moves, better, isGift, actor });
				if (!isGift) return fill(texts.ordered[lang], { number: order.number });
				await tellOfGift(tx, deps, moves, better);
				return fill(texts.given[lang], { to: better.name });
			},
		},
	);
}

async function lockTicket(tx: Tx, { id, eventId }: RegistrationOfPerson): Promise<RegistrationOfPerson> {
	await lockRegistration(tx, id);
	return existingRegistration(tx, eventId, id);
}

/** Throws `Failure`: the ticket cannot change or the package is full (409), or it is not offered (422). */
async function moveOf(db: Database, deps: MoveDeps, { id, accountId }: RegistrationOfPerson, code: string) {
	const moves = await ticketMoves(db, deps, { accountId, registrationId: id });
	if (moves.refusal) throw new Failure(409, moves.refusal);
	const better = moves.packages.find((one) => one.code.toUpperCase() === code.trim().toUpperCase());
	if (!better) throw new Failure(422, texts.notOffered, { fields: { packageCode: [texts.notOffered] } });
	const { name: to, taken, capacity, left } = better;
	if (left === 0) throw new Failure(409, fillText(texts.full, { to, taken, capacity: capacity ?? 0 }));
	return { moves, better };
}

async function tellOfGift(tx: Tx, deps: MoveDeps, moves: TicketMoves, better: TicketMove): Promise<void> {
	const { event, person, ticket } = moves;
	await sendEventEmail(tx, deps, {
		to: { email: person.email, lang: person.lang },
		event,
		kind: "package-given",
		texts: givenPackageEmail,
		values: { package: better.name },
		path: "user.html",
		tickets: ticketFiles(event, ticket.id),
	});
}
