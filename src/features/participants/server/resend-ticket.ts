import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { type ActivationDeps, sendActivation } from "../../account/server/activation.ts";
import { accountById } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { guestsAmong } from "../../ticket-holders/server/guests-among.ts";
import { registeredEmailOf } from "../../ticket-holders/server/registered-email.ts";
import { lockRegistration } from "../../ticket-holders/server/store.ts";
import { ticketFiles } from "../../ticket-holders/server/ticket-file.ts";
import { resendRefusal } from "../rules.ts";
import { resendRefusals } from "../texts.ts";
import type { RegistrationOfPerson } from "./person-store.ts";

type Resent = { registration: RegistrationOfPerson; event: EventRecord; organiserId: string };

/** Queues the e-mail with the ticket and returns its address. Throws 409 for a ticket that cannot be sent. */
export async function resendTicket(
	deps: ActivationDeps & { db: NodePgDatabase },
	{ registration, event, organiserId }: Resent,
): Promise<string> {
	return deps.db.transaction(async (tx) => {
		// it could be cancelled meanwhile
		const { status } = invariant(await lockRegistration(tx, registration.id), "the registration");
		const person = invariant(await accountById(tx, registration.accountId), "the account");
		const { orderStatus } = registration;
		const isGuest = (await guestsAmong(tx, [registration.id])).has(registration.id);
		const { emailVerified: isEmailConfirmed } = person;
		const refusal = resendRefusal({ status, orderStatus, isEmailConfirmed, isGuest });
		if (refusal) throw new Failure(409, resendRefusals[refusal]);
		const contact = await participantContact(tx, event.id);
		const tickets = ticketFiles(event, registration.id);
		if (isEmailConfirmed || !isGuest)
			await addEmail(tx, registeredEmailOf(deps, { person, event, contact, tickets, isGuest }));
		// the first link is valid for two days only
		else await sendActivation(tx, deps, { to: person, event, contact, cause: "guest", tickets });
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor: organiserId,
			action: "ticket.resent",
			subject: `registration:${registration.id}`,
			eventId: event.id,
		});
		return person.email;
	});
}
