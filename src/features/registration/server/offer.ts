import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { type AskedConsent, consentsOf } from "../../consent/server/store.ts";
import { type CalendarFacts, type EventFacts, existingCalendar, existingEvent } from "../../event/server/store.ts";
import { runningRound } from "../../packages/rules.ts";
import { additionalInputsOf, type PackageFacts, packagesOf, pricesOf, roundsOf } from "../../packages/server/store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import type { Question } from "../rules.ts";

/** A package with its price of the moment; undefined where it has none and is not sold. */
export type PricedPackage = PackageFacts & { netGrosz: number | undefined };

/** The packages of an event with the net prices of the running round. */
export async function pricedPackages(db: Database, eventId: number, now: Date): Promise<PricedPackage[]> {
	const packages = await packagesOf(db, eventId);
	const round = runningRound(await roundsOf(db, eventId), now);
	const prices = await pricesOf(
		db,
		packages.map((one) => one.id),
	);
	return packages.map((one) => {
		const ofPackage = prices.get(one.id);
		return { ...one, netGrosz: (round && ofPackage?.get(round.id)) ?? ofPackage?.get(null) };
	});
}

/** The questions of a package as the rules see them. */
export async function questionsOf(db: Database, packageId: number): Promise<Question[]> {
	const inputs = await additionalInputsOf(db, packageId);
	return inputs.map(({ objectId, type, isRequired, options }) => ({
		objectId,
		type,
		isRequired,
		options: (JSON.parse(options) as { value: string }[]).map((option) => option.value),
	}));
}

/** What a registration is decided on. */
export type Offer = {
	event: EventFacts;
	chosen: PricedPackage;
	calendar: CalendarFacts | undefined;
	questions: Question[];
	consents: AskedConsent[];
};

/**
 * Reads what a payload registers for. Throws a `Failure`: event or calendar unknown (404), registration closed (403),
 * package unknown (404) or not yet to be had (422).
 */
export async function offerOf(db: Database, payload: RegistrationPayload, now: Date): Promise<Offer> {
	const event = await existingEvent(db, payload.eventCode);
	if (!event.allowRegistration) throw new Failure(403, refusals.closed);
	const calendar = payload.calendarCode ? await existingCalendar(db, event.id, payload.calendarCode) : undefined;
	const code = (payload.packageCode || event.freePackageCode || "").toUpperCase();
	const chosen = (await pricedPackages(db, event.id, now)).find((one) => one.code.toUpperCase() === code);
	if (!chosen) throw new Failure(404, refusals.noPackage);
	if (chosen.netGrosz !== 0) throw new Failure(422, refusals.paid, { fields: { packageCode: [refusals.paid] } });
	return {
		event,
		chosen,
		calendar,
		questions: await questionsOf(db, chosen.id),
		consents: await consentsOf(db, event),
	};
}
