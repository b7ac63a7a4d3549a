import type { Database, Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { spendCode } from "../../codes/server/find-valid-code.ts";
import { offersOnline, offersOnsite } from "../../event/rules.ts";
import { takeCalendarPlace } from "../../event/server/places-store.ts";
import { type ChosenOption, OPTION_FIELDS } from "../../options/rules.ts";
import {
	type MissingOption,
	removedOptions,
	soldOutChoices,
	soldOutOptions,
	type Taker,
	takeOptions,
} from "../../options/server/store.ts";
import { lineName, removedText, soldOutSizeText, soldOutText } from "../../options/texts.ts";
import type { OrderItem } from "../../orders/server/place-order.ts";
import { endHold, placesLeft, takePackagePlaces } from "../../packages/server/stock-store.ts";
import { takeOffer, waitingBySecret } from "../../packages/server/waiting-store.ts";
import type { ReleaseDeps } from "../../ticket-holders/server/follow-order.ts";
import { LackOfPlaces } from "../../ticket-holders/server/lack-of-places.ts";
import { takeChosenSeats } from "../../ticket-holders/server/take-chosen-seats.ts";
import { refusals } from "../messages.ts";
import type { PlaceForm } from "../schemas.ts";
import type { Offer } from "./offer.ts";

export type PlaceClaim = {
	offer: Offer;
	form: Pick<PlaceForm, "options" | "seats" | "offerSecret">;
	/** Undefined if the place is taken with the rest. */
	hold: number | undefined;
	person: { id: string };
	now: Date;
};

/** Whether the code was bought together with its place. */
export function bringsPlace({ code }: Offer): boolean {
	return code !== undefined && code.orderLineId !== null;
}

/** The offer's ticket, as the seats slice needs it. */
export function seatTicket({ event, chosen, calendar, isOnline }: Offer) {
	return {
		eventId: event.id,
		calendarId: calendar?.id ?? null,
		isOnline,
		lectures: chosen.includes.lectures,
		hasExtendedSeats: chosen.hasExtendedSeats,
	};
}

/** Runs before the costly password hashing. */
export async function refuseSoldOut(
	db: Database,
	{ offerSecret }: Pick<PlaceForm, "offerSecret">,
	offer: Offer,
	now: Date,
): Promise<void> {
	if (offerSecret) {
		const entry = await waitingBySecret(db, hashOf(offerSecret));
		const isGood =
			entry?.state === "offered" &&
			entry.packageId === offer.chosen.id &&
			invariant(entry.offeredUntil, "until when a place is offered") > now;
		if (!isGood) throw new Failure(409, refusals.offerOver, { fields: { offer: [refusals.offerOver] } });
		return;
	}
	if (bringsPlace(offer)) return;
	if ((await placesLeft(db, offer.chosen)) === 0) throw new LackOfPlaces(refusals.noPlaces);
}

/** Takes the places. Call it last, because counter rows stay locked until the transaction ends. */
export async function takePlaces(tx: Tx, deps: ReleaseDeps, entry: PlaceClaim, registrationId: number): Promise<void> {
	const { form, offer, now } = entry;
	const { seats, offerSecret } = form;
	const { calendar, code, chosen, isOnline } = offer;
	const subject = `registration:${registrationId}`;
	if (code) await spendCode(tx, code, { subject, now });
	await takeChosenSeats(tx, deps, { ...seatTicket(offer), registrationId }, seats);
	if (offerSecret) {
		if (!(await takeOffer(tx, hashOf(offerSecret), now))) throw new Failure(409, refusals.offerOver);
		await deps.waitingCommands.onTaken(tx, { accountId: entry.person.id, offerSecret });
	}
	const isOffered = !calendar || (isOnline ? offersOnline(calendar, now) : offersOnsite(calendar, now));
	if (!isOffered || (calendar && !(await takeCalendarPlace(tx, calendar.id, isOnline)))) {
		const message = isOnline ? refusals.noOnline : refusals.noOnsite;
		throw new LackOfPlaces(message, { fields: { isOnline: [message] } });
	}
	await takeChosenOptions(tx, form.options, { subject, accountId: entry.person.id, now });
	if (offerSecret || bringsPlace(offer)) return;
	if (entry.hold !== undefined && (await endHold(tx, entry.hold))) return;
	if (!(await takePackagePlaces(tx, chosen.id, chosen.capacity))) throw new LackOfPlaces(refusals.noPlaces);
}

export function packageItem({ chosen, listNetGrosz, netGrosz, isOnline }: Offer, isAbroad: boolean): OrderItem {
	const { id: packageId, name, vatRate } = chosen;
	const isReverseCharged = chosen.hasReverseCharge && isOnline && isAbroad;
	const price = { listNetGrosz, unitNetGrosz: netGrosz, vatRate, isReverseCharged };
	return { kind: "package", packageId, name, nameEn: null, quantity: 1, ...price };
}

export function optionItem({ objectId, kind, choice, netGrosz, vatRate }: ChosenOption): OrderItem {
	const { pl: name, en: nameEn } = lineName(kind, choice);
	const price = { quantity: 1, listNetGrosz: netGrosz, unitNetGrosz: netGrosz, vatRate };
	return { kind: "option", packageId: null, optionId: objectId, name, nameEn, ...price };
}

/** Runs before the costly password hashing. */
export async function refuseSoldOutOptions(db: Database, chosen: readonly ChosenOption[]): Promise<void> {
	const soldOut = await soldOutOptions(db, chosen);
	const missing = chosen.filter((one) => soldOut.includes(one.objectId)).map(({ kind }) => ({ kind, choice: null }));
	const sized = chosen.filter((one) => one.choice !== null);
	const gone = await soldOutChoices(db, sized);
	const missingSizes = sized.filter(({ objectId, choice }) => gone.get(objectId)?.includes(choice ?? ""));
	if (missing.length > 0) throw soldOutFailure(missing);
	if (missingSizes.length > 0) throw soldOutFailure(missingSizes);
}

/** Throws a 409 that names removed options. Runs before the rows of an order refer to them. */
export async function refuseRemovedOptions(tx: Tx, chosen: readonly ChosenOption[]): Promise<void> {
	const kinds = (await removedOptions(tx, chosen)).map(({ kind }) => kind);
	if (kinds.length === 0) return;
	const fields = kinds.map((kind) => [OPTION_FIELDS[kind], [removedText([kind])]]);
	throw new LackOfPlaces(removedText(kinds), { fields: Object.fromEntries(fields) });
}

/** Throws a 409 that names sold-out options. */
export async function takeChosenOptions(tx: Tx, chosen: readonly ChosenOption[], by: Taker): Promise<void> {
	const missing = await takeOptions(tx, chosen, by);
	if (missing.length > 0) throw soldOutFailure(missing);
}

function soldOutFailure(missing: readonly MissingOption[]): Failure {
	const sentenceOf = ({ kind, choice }: MissingOption) =>
		choice === null ? soldOutText([kind]) : soldOutSizeText(choice);
	const fields = missing.map((one) => [OPTION_FIELDS[one.kind], [sentenceOf(one)]]);
	const whole =
		missing.length === 1
			? sentenceOf(invariant(missing[0], "what is sold out"))
			: soldOutText(missing.map((one) => one.kind));
	return new LackOfPlaces(whole, { fields: Object.fromEntries(fields) });
}
