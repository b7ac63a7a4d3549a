import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import { type CommandPlan, fillText } from "../../organisers/command-plan.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps } from "../../organisers/server/serve-office.ts";
import { cancelRegistration, lockCancellable } from "../../ticket-holders/server/cancel-registration.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import { cancelParticipant, previewCancelParticipant } from "../person-contract.ts";
import { commandTexts as texts } from "../texts.ts";
import { existingRegistration } from "./existing-registration.ts";
import type { PersonReads } from "./person-reads.ts";
import type { RegistrationOfPerson } from "./person-store.ts";

type CancelDeps = ReleaseDeps & Omit<OfficeDeps, "db"> & { db: NodePgDatabase; personReads: PersonReads };

/** Cancels a registration without a valid order, after a preview. */
export function cancelRoute(app: FastifyInstance, deps: CancelDeps): void {
	serveCommand(
		app,
		deps,
		{ preview: previewCancelParticipant, run: cancelParticipant },
		{
			find: ({ event, params }) => existingRegistration(deps.db, event.id, params.registrationId),
			async lock(tx, one) {
				await lockCancellable(tx, one);
				return existingRegistration(tx, one.eventId, one.id);
			},
			async plan(db, { subject }) {
				await db.transaction((tx) => lockCancellable(tx, subject));
				return planOf(db, deps, subject);
			},
			async run(tx, { subject, actor, lang }) {
				await cancelRegistration({ ...deps, db: tx }, subject, actor);
				return fill(texts.cancelled[lang], { name: nameOf(await personOf(tx, subject)) });
			},
		},
	);
}

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

async function personOf(db: Database, { accountId }: RegistrationOfPerson) {
	return invariant(await accountById(db, accountId), "the account");
}

async function planOf(db: Database, { personReads }: CancelDeps, one: RegistrationOfPerson): Promise<CommandPlan> {
	const person = await personOf(db, one);
	const seats = await personReads.seats(db, one.id);
	const code = (await personReads.codes(db, [one.id])).get(one.id);
	const { email } = person;
	return {
		title: fillText(texts.cancelTitle, { number: ticketNumber(one.id), name: nameOf(person) }),
		effects: [
			texts.ticketEnds,
			...(one.holdsPlace ? [fillText(texts.placeFrees, { package: one.packageName })] : []),
			...(code ? [fillText(texts.codeFrees, { code })] : []),
			...(seats > 0 ? [fillText(texts.seats, { count: seats })] : []),
			fillText(texts.emailLeaves, { email }),
		],
		figures: [],
		emails: 1,
		basis: { package: one.packageCode, holdsPlace: one.holdsPlace, seats, code: code ?? null, email },
	};
}
