import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { parseForm } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { lineName } from "../../options/texts.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { existingRegistration } from "../../participants/server/existing-registration.ts";
import { recipientSchema, type TicketRecipient } from "../../ticket-holders/hand-over-form.ts";
import { type HandOverDeps, handOver, lockToHandOver, plannedHandOver } from "../../ticket-holders/server/hand-over.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import * as calls from "../contract.ts";
import { handOverPlan } from "../hand-over-plan.ts";
import { handOverPlanTexts as texts } from "../texts.ts";

export type HandOverOfficeDeps = Omit<OfficeDeps, "db"> & HandOverDeps;

/** Handing a ticket to another person. */
export function handOverRoutes(app: FastifyInstance, deps: HandOverOfficeDeps): void {
	const planOf = (db: Database, registrationId: number, typed: TicketRecipient) =>
		plannedHandOver(db, deps, { registrationId, to: parseForm(recipientSchema, typed) });
	serveCommand(
		app,
		deps,
		{ preview: calls.previewTicketHandOver, run: calls.handTicketOver },
		{
			find: ({ event, params }) => existingRegistration(deps.db, event.id, params.registrationId),
			async lock(tx, { id, eventId }) {
				await lockToHandOver(tx, id);
				return existingRegistration(tx, eventId, id);
			},
			async plan(db, { subject, body }) {
				const { ticket, giver, to, recipient, seats, personal } = await planOf(db, subject.id, body);
				return handOverPlan({
					ticketId: ticket.id,
					number: ticketNumber(ticket.id),
					packageName: subject.packageName,
					giver,
					to,
					account: recipient,
					hasOrder: ticket.orderId !== null,
					seats,
					personal: personal.map(({ kind, choice }) => lineName(kind, choice)),
				});
			},
			async run(tx, { subject, body, actor, lang }) {
				const found = await planOf(tx, subject.id, body);
				await handOver(tx, deps, found, actor);
				const { firstName, lastName } = found.recipient ?? found.to;
				return fill(texts.done[lang], { to: `${firstName} ${lastName}` });
			},
		},
	);
}
