import type { ReadCache } from "../../../kit/content/read-cache.ts";
import type { Database } from "../../../kit/db/database.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { priceWithCode } from "../../codes/rules.ts";
import { goodCode } from "../../codes/server/good-code.ts";
import type { KnownCode } from "../../codes/server/store.ts";
import { type ConsentRequest, consentsOf } from "../../consent/server/store.ts";
import type { ContactCard } from "../../event/contacts.ts";
import { endOf, isOver } from "../../event/over.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import {
	type CalendarRecord,
	calendarAmong,
	calendarsOf,
	type EventRecord,
	existingEvent,
} from "../../event/server/store.ts";
import type { OfferedOption, OptionKind } from "../../options/contract.ts";
import { includedKinds, offeredOptions } from "../../options/rules.ts";
import { type OptionRecord, optionsOf } from "../../options/server/store.ts";
import type { AdditionalInput } from "../../packages/contract.ts";
import { type PriceData, pricedAt } from "../../packages/rules.ts";
import { inputsByPackage, type PackageRecord, type PricedPackage, priceDataOf } from "../../packages/server/store.ts";
import type { Question } from "../answers.ts";
import type { RegistrationPayload } from "../contract.ts";
import { errorTexts } from "../error-texts.ts";
import { refusals } from "../messages.ts";
import type { CountRegistering } from "./registering-limits.ts";

/** What registering asks of an event's content: the organiser's word, which changes with the content alone. */
type EventContent = {
	event: EventRecord;
	/** Who answers participants. */
	contact: ContactCard | undefined;
	calendars: CalendarRecord[];
	prices: PriceData<PackageRecord>;
	questions: Map<number, Question[]>;
	options: OptionRecord[];
	consents: ConsentRequest[];
};

/** What reading an offer needs. */
export type OfferDeps = { db: Database; readCache: ReadCache };

/** An event's content as registering sees it, read once per version of the content. Throws the 404 of an unknown event. */
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
			options: await optionsOf(db, packageIds),
			consents: await consentsOf(db, event),
		};
	});
}

/** A question as the rules see it. */
function questionOf({ objectId, type, isRequired, options }: AdditionalInput): Question {
	const values = (JSON.parse(options) as { value: string }[]).map((option) => option.value);
	return { objectId, type, isRequired, options: values };
}

/** What a registration is decided on. */
export type Offer = {
	event: EventRecord;
	contact: ContactCard | undefined;
	chosen: PricedPackage;
	calendar: CalendarRecord | undefined;
	/** The code of step 1, good for the package at this moment; its use is taken with the registration. */
	code: KnownCode | undefined;
	/** What the package costs in the running round, and after the code. */
	listNetGrosz: number;
	netGrosz: number;
	isOnline: boolean;
	/** What can be added to the package, and what it has anyway. */
	options: OfferedOption[];
	included: OptionKind[];
	questions: Question[];
	consents: ConsentRequest[];
};

/**
 * Reads what a payload registers for. Throws a `Failure`: event or calendar unknown (404), registration closed or over (403),
 * package unknown (404) or not sold (422), a code that changes nothing (422 on `code`), too many tries of codes (429).
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
	// A free package needs no code: one that came along with the address is not spent on it.
	const tried = { eventId: event.id, packageIds: [chosen.id], now, tryCode: () => count?.("code") };
	const code =
		payload.code !== "" && listNetGrosz > 0 ? await goodCode(deps.db, { ...tried, typed: payload.code }) : undefined;
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

/** Throws the 403 of an event that is over, or that takes no registrations. */
export function refuseClosed(event: EventRecord, calendars: CalendarRecord[], now: Date): void {
	if (isOver({ endsAt: endOf(event, calendars) }, now)) throw new Failure(403, refusals.over);
	if (!event.allowRegistration) throw new Failure(403, errorTexts.closed);
}
