import { addAuditEntry } from "../../../kit/audit/store.ts";
import { parseForm } from "../../../kit/http/failure.ts";
import type { Count } from "../../../kit/http/gate.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import { consentsOf } from "../../consent/server/store.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { existingEvent } from "../../event/server/store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { accountSchema } from "../schemas.ts";
import { newAccountPerson, newLang, refuseTakenAddress, somebodyNew } from "./person.ts";
import type { RegisterDeps, RegistrationRequest } from "./registering.ts";
import { tellRegistered } from "./registration-commands.ts";
import { addPerson, writable } from "./write-person.ts";

/**
 * Creates an account without a place at an event, in one transaction with consents, activation e-mail and audit entry.
 * A visitor with consent causes the conversion SubmitRegistration (spec §9). The payload's event selects e-mail and
 * consents. Throws `Failure`: unknown event (404), wrong fields (400), email-taken (409).
 */
export async function registerGlobal(
	deps: RegisterDeps,
	payload: RegistrationPayload,
	{ lang, visitorId, count }: Pick<RegistrationRequest, "lang" | "visitorId"> & { count?: Count<"newPerson"> },
): Promise<void> {
	const event = await existingEvent(deps.db, payload.eventCode);
	const contact = await participantContact(deps.db, event.id);
	const consents = await consentsOf(deps.db, event);
	const way = accountSchema(somebodyNew, { requiredConsents: requiredConsents(consents) });
	const { who, gdprs } = parseForm(way, payload);
	await count?.("newPerson");
	await refuseTakenAddress(deps.db, who, deps.clock.now());
	const person = await writable(deps, newAccountPerson(deps, who, newLang(payload, lang)));
	await deps.db.transaction(async (tx) => {
		await addPerson(tx, deps, person, { event, contact, agreed: { consents, gdprs }, cause: "created" });
		await addAuditEntry(tx, {
			at: deps.clock.now(),
			actor: person.id,
			action: "account.created",
			subject: `account:${person.id}`,
			eventId: event.id,
		});
		const subject = `account-${person.id}`;
		await tellRegistered(tx, deps, { visitorId, event, person, subject, orderId: undefined });
	});
}
