import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { codeRefusalOf, priceWithCode } from "../../codes/rules.ts";
import { codeByText, type KnownCode } from "../../codes/server/store.ts";
import { codeRefusals } from "../../codes/texts.ts";
import { type AskedConsent, consentsOf } from "../../consent/server/store.ts";
import { type CalendarFacts, type EventFacts, existingCalendar, existingEvent } from "../../event/server/store.ts";
import { type PricedPackage, pricedPackages } from "../../packages/server/prices.ts";
import { additionalInputsOf } from "../../packages/server/store.ts";
import type { RegistrationPayload } from "../contract.ts";
import { refusals } from "../messages.ts";
import type { Question } from "../rules.ts";

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
	/** The code of step 1, good for the package at this moment; its use is taken with the registration. */
	code: KnownCode | undefined;
	/** What the package costs in the running round, and after the code. */
	listNetGrosz: number;
	netGrosz: number;
	questions: Question[];
	consents: AskedConsent[];
};

/**
 * Reads what a payload registers for. Throws a `Failure`: event or calendar unknown (404), registration closed (403),
 * package unknown (404) or not sold (422), a code that changes nothing (422 on `code`).
 */
export async function offerOf(db: Database, payload: RegistrationPayload, now: Date): Promise<Offer> {
	const event = await existingEvent(db, payload.eventCode);
	if (!event.allowRegistration) throw new Failure(403, refusals.closed);
	const calendar = payload.calendarCode ? await existingCalendar(db, event.id, payload.calendarCode) : undefined;
	const packageCode = (payload.packageCode || event.freePackageCode || "").toUpperCase();
	const chosen = (await pricedPackages(db, event.id, now)).find((one) => one.code.toUpperCase() === packageCode);
	if (!chosen) throw new Failure(404, refusals.noPackage);
	const listNetGrosz = chosen.netGrosz;
	if (listNetGrosz === undefined)
		throw new Failure(422, refusals.notSold, { fields: { packageCode: [refusals.notSold] } });
	// A free package needs no code: one that came along with the address is not spent on it.
	const code = payload.code?.trim() && listNetGrosz > 0 ? await goodCode(db, chosen, payload.code, now) : undefined;
	return {
		event,
		chosen,
		calendar,
		code,
		listNetGrosz,
		netGrosz: code ? priceWithCode(listNetGrosz, code) : listNetGrosz,
		questions: await questionsOf(db, chosen.id),
		consents: await consentsOf(db, event),
	};
}

async function goodCode(db: Database, chosen: PricedPackage, typed: string, now: Date): Promise<KnownCode | undefined> {
	const code = await codeByText(db, chosen.eventId, typed);
	const reason = codeRefusalOf(code, now, chosen.id);
	if (reason) throw new Failure(422, codeRefusals[reason], { fields: { code: [codeRefusals[reason]] } });
	return code;
}
