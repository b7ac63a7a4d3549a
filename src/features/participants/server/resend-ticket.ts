import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { addEmail } from "../../../kit/mail/store.ts";
import { accountById } from "../../account/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { registeredEmailOf } from "../../ticket-holders/server/registered-email.ts";
import { lockRegistration } from "../../ticket-holders/server/store.ts";
import { ticketFiles } from "../../ticket-holders/server/ticket-file.ts";
import { resendRefusal } from "../rules.ts";
import { resendRefusals } from "../texts.ts";
import type { RegistrationOfPerson } from "./person-store.ts";

type Resent = { registration: RegistrationOfPerson; event: EventRecord; organiserId: string };

/** Queues the e-mail with the ticket and returns its address. Throws 409 for a ticket that cannot be sent. */
export async function resendTicket(
	deps: EmailDeps & { db: NodePgDatabase },
	{ registration, event, organiserId }: Resent,
): Promise<string> {
	return deps.db.transaction(async (tx) => {
		// it could be cancelled meanwhile
		const { status } = invariant(await lockRegistration(tx, registration.id), "the registration");
		const person = invariant(await accountById(tx, registration.accountId), "the account");
		const { orderStatus } = registration;
		const refusal = resendRefusal({ status, orderStatus, isEmailConfirmed: person.emailVerified });
		if (refusal) throw new Failure(409, resendRefusals[refusal]);
		const contact = await participantContact(tx, event.id);
		const tickets = ticketFiles(event, registration.id);
		await addEmail(tx, registeredEmailOf(deps, { person, event, contact, tickets }));
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
