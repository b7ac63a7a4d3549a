import type { ReadCache } from "../../../kit/content/read-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { priceWithCode } from "../../codes/rules.ts";
import { findValidCode } from "../../codes/server/find-valid-code.ts";
import type { KnownCode } from "../../codes/server/store.ts";
import { requiredConsents } from "../../consent/one-by-one.ts";
import { type ConsentRequest, consentsOf } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import { endOf, isOver } from "../../event/over.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import { calendarAmong, calendarsOf, existingEvent } from "../../event/server/store.ts";
import type { OfferedOption, OptionKind } from "../../options/contract.ts";
import { chosenOptions, includedKinds, offeredOptions } from "../../options/rules.ts";
import { type OptionRecord, openOptionsOf } from "../../options/server/store.ts";
import type { AdditionalInput } from "../../packages/contract.ts";
import { type PriceData, pricedAt } from "../../packages/rules.ts";
import { inputsByPackage, type PackageRecord, type PricedPackage, priceDataOf } from "../../packages/server/store.ts";
import type { Question } from "../answer-rules.ts";
import type { RegistrationPayload } from "../contract.ts";
import { errorTexts } from "../error-texts.ts";
import { refusals } from "../messages.ts";
import type { PlaceContext } from "../schemas.ts";
import type { RegisterDeps } from "./registering.ts";
import type { CountRegistering } from "./registering-limits.ts";

/** Facts that change only with the content. */
type EventContent = {
	event: EventRecord;
	contact: ContactCard | undefined;
	calendars: CalendarRecord[];
	prices: PriceData<PackageRecord>;
	questions: Map<number, Question[]>;
	options: OptionRecord[];
	consents: ConsentRequest[];
};

export type OfferDeps = { db: Database; readCache: ReadCache };

/** Cached per content version. Throws 404 for an unknown event. */
export function eventContent({ db, readCache }: OfferDeps, eventCode: string): Promise<EventContent> {
	return readCache.of(`registering ${eventCode.toUpperCase()}`, async () => {
		const event = await existingEvent(db, eventCode);
		const prices = await priceDataOf(db, event.id);
		const packageIds = prices.packages.map((one) => one.id);
		const inputs = await inputsByPackage(db, packageIds);
		return {
			event,
			contact: await participantContact(db, event.id),
			calendars: await calendarsOf(db, event.id),
			prices,
			questions: new Map([...inputs].map(([packageId, ofPackage]) => [packageId, ofPackage.map(questionOf)])),
			options: await openOptionsOf(db, packageIds),
			consents: await consentsOf(db, event),
		};
	});
}

function questionOf({ objectId, type, isRequired, options }: AdditionalInput): Question {
	const values = (JSON.parse(options) as { value: string }[]).map((option) => option.value);
	return { objectId, type, isRequired, options: values };
}

export type Offer = {
	event: EventRecord;
	contact: ContactCard | undefined;
	chosen: PricedPackage;
	calendar: CalendarRecord | undefined;
	/** A step 1 code that is valid for the package now. The registration uses it up. */
	code: KnownCode | undefined;
	/** The current net price without and with the code. */
	listNetGrosz: number;
	netGrosz: number;
	isOnline: boolean;
	/** Options to add, and included ones. */
	options: OfferedOption[];
	included: OptionKind[];
	questions: Question[];
	consents: ConsentRequest[];
};

/**
 * The package, code and options. Throws `Failure`: unknown event or calendar (404), registration closed or over (403),
 * unknown package (404) or not sold (422), a code without effect (422 on `code`), too many tries of codes (429).
 */
export async function offerOf(
	deps: OfferDeps,
	payload: RegistrationPayload,
	now: Date,
	count?: CountRegistering,
): Promise<Offer> {
	const { event, contact, calendars, prices, questions, options, consents } = await eventContent(
		deps,
		payload.eventCode,
	);
	const calendar = payload.calendarCode ? calendarAmong(calendars, payload.calendarCode) : undefined;
	refuseClosed(event, calendars, now);
	if (calendar && isOver(calendar, now)) throw new Failure(403, refusals.editionOver);
	const packageCode = (payload.packageCode || event.freePackageCode || "").toUpperCase();
	const chosen = pricedAt(prices, now).find((one) => one.code.toUpperCase() === packageCode);
	if (!chosen) throw new Failure(404, refusals.noPackage);
	const listNetGrosz = chosen.netGrosz;
	if (listNetGrosz === undefined)
		throw new Failure(422, refusals.notSold, { fields: { packageCode: [refusals.notSold] } });
	// Ignores a code in the URL for a free package, so that it stays unused.
	const tried = { eventId: event.id, packageIds: [chosen.id], now, tryCode: () => count?.("code") };
	const isCodeUsed = payload.code !== "" && listNetGrosz > 0;
	const code = isCodeUsed ? await findValidCode(deps.db, { ...tried, typed: payload.code }) : undefined;
	const isOnline = payload.isOnline ?? !chosen.isOnsite;
	const own = options.filter((one) => one.packageId === chosen.id);
	return {
		event,
		contact,
		chosen,
		calendar,
		code,
		listNetGrosz,
		netGrosz: code ? priceWithCode(listNetGrosz, code) : listNetGrosz,
		isOnline,
		options: offeredOptions(own, chosen.includes, isOnline),
		included: includedKinds(chosen.includes),
		questions: questions.get(chosen.id) ?? [],
		consents,
	};
}

export function hasEnded(event: EventRecord, calendars: CalendarRecord[], now: Date): boolean {
	return isOver({ endsAt: endOf(event, calendars) }, now);
}

/** Throws 403 if registration is closed or the event is over. */
export function refuseClosed(event: EventRecord, calendars: CalendarRecord[], now: Date): void {
	if (hasEnded(event, calendars, now)) throw new Failure(403, refusals.over);
	if (!event.allowRegistration) throw new Failure(403, errorTexts.closed);
}

export async function factsOf(
	{ db, registrationReads }: RegisterDeps,
	payload: RegistrationPayload,
	offer: Offer,
): Promise<PlaceContext> {
	const { chosen, calendar, questions, consents, included, isOnline } = offer;
	const options = chosenOptions(offer.options, payload);
	return {
		isFree: offer.netGrosz === 0 && options.every((one) => one.netGrosz === 0),
		hasLimits: calendar !== undefined,
		chosen,
		questions,
		requiredConsents: requiredConsents(consents),
		offer: { offered: offer.options, included, isOnline },
		schoolErrors: await registrationReads.schoolErrors(db, payload),
	};
}
