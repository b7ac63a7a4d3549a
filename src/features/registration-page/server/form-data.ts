import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { addDays, dateText, dayOf } from "../../../kit/time/zone.ts";
import type { KnownCode } from "../../codes/code-effect.ts";
import { normalizedCode } from "../../codes/rules.ts";
import { codeAnswer } from "../../codes/server/answer.ts";
import { consentsOf } from "../../consent/server/store.ts";
import { endOf, isOver } from "../../event/over.ts";
import { isWithoutOnline, offersOnline, offersOnsite } from "../../event/rules.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { calendarsOf } from "../../event/server/store.ts";
import { openOptionsOf } from "../../options/server/store.ts";
import type { CardPayments } from "../../orders/rules.ts";
import { daysUntil, nextPriceChange } from "../../packages/rules.ts";
import { inputsByPackage, type PricedPackage, pricedPackages, roundsOf } from "../../packages/server/store.ts";
import { rowsOf } from "../../packages/texts.ts";
import { ticketDays } from "../../packages/ticket-days.ts";
import type { Address } from "../address.ts";
import type { OfferedPackage, RegistrationForm } from "../form.ts";

type Input = {
	event: EventRecord;
	lang: Lang;
	cardPayments: CardPayments;
	base: string;
	calendarCode: string | undefined;
	/** Whether the URL names an unknown day or edition. */
	isCalendarUnknown: boolean;
	/** The foundation's next event, shown after this one. */
	next: RegistrationForm["event"]["next"];
	address: Address;
	/** A code that the site shows to everybody. */
	publicCode: string | null;
	now: Date;
};

/** Everything that the registration form shows, and when it next changes without a content change. */
// long: one object, which names every field of the form
export async function formDataOf(
	db: Database,
	requested: Input,
): Promise<{ form: RegistrationForm; until: Date | undefined }> {
	const { event, lang, now } = requested;
	const calendars = await calendarsOf(db, event.id);
	const calendar = chosenCalendar(calendars, requested);
	const over = overOf(calendars, calendar, requested);
	const offered = over.isOver ? [] : await packagesOnSale(db, requested, calendars, calendar);
	const change = nextPriceChange(await roundsOf(db, event.id), now);
	const form: RegistrationForm = {
		lang,
		cardPayments: requested.cardPayments,
		address: requested.address,
		knownCode: await knownCode(db, requested),
		base: requested.base,
		event: {
			code: event.code,
			name: localized(lang, event.name, event.nameEn),
			isMeeting: event.isMeeting,
			allowRegistration: event.allowRegistration && !over.isOver,
			...over,
			place: `${localized(lang, event.place, event.placeEn)}, ${localized(lang, event.city, event.cityEn)}`,
			timeZone: event.timeZone,
		},
		packages: inOrder(offered),
		freePackageCode: event.freePackageCode,
		isCalendarUnknown: requested.isCalendarUnknown,
		riseDay: change ? dateText(lang, change, event.timeZone, false) : null,
		riseDate: change?.toISOString() ?? null,
		isRiseTomorrow: change !== undefined && daysUntil(change, now, event.timeZone) <= 1,
		calendar: calendar ? shownCalendar(calendar, requested) : null,
		consents: (await consentsOf(db, event)).map((one) => ({
			objectId: one.objectId,
			kind: one.kind,
			isRequired: one.isRequired,
			name: localized(lang, one.name, one.nameEn),
			short: localized(lang, one.descriptionShort, one.descriptionShortEn),
			long: localized(lang, one.descriptionLong, one.descriptionLongEn),
		})),
	};
	const dayBefore = change && instantOf(`${addDays(dayOf(change, event.timeZone), -1)}T00:00`, event.timeZone);
	const rises = over.isOver ? [] : [change, dayBefore];
	const changes = [...rises, calendar?.endsAt, endOf(event, calendars)];
	return { form, until: earliest(changes, now) };
}

/** Whether an event sells packages or options, and when that changes. Past events sell nothing. */
export async function salesOf(
	db: Database,
	{ event, now }: Pick<Input, "event" | "now">,
): Promise<{ isSelling: boolean; until: Date | undefined }> {
	const endsAt = endOf(event, await calendarsOf(db, event.id));
	const priced = await pricedPackages(db, event.id, now);
	const options = await openOptionsOf(
		db,
		priced.map((one) => one.id),
	);
	const isCharged = priced.some((one) => (one.netGrosz ?? 0) > 0) || options.some((one) => one.netGrosz > 0);
	const until = earliest([nextPriceChange(await roundsOf(db, event.id), now), endsAt], now);
	return { isSelling: isCharged && !isOver({ endsAt }, now), until };
}

async function packagesOnSale(
	db: Database,
	{ event, lang, now }: Input,
	calendars: CalendarRecord[],
	calendar: CalendarRecord | undefined,
): Promise<OfferedPackage[]> {
	const packages = await pricedPackages(db, event.id, now);
	const ids = packages.map((one) => one.id);
	const inputs = await inputsByPackage(db, ids);
	const options = await openOptionsOf(db, ids);
	return packages.flatMap((one) => {
		const visiblePackage = offeredPackage(one, lang, calendars, calendar);
		const own = options.filter(({ packageId }) => packageId === one.id).map(({ packageId: _, ...option }) => option);
		return visiblePackage
			? [{ ...visiblePackage, inputs: inputs.get(one.id) ?? [], options: own, placesLeft: null }]
			: [];
	});
}

function shownCalendar(calendar: CalendarRecord, { lang, now }: Input): NonNullable<RegistrationForm["calendar"]> {
	return {
		code: calendar.code,
		name: localized(lang, calendar.name, calendar.nameEn),
		note: localized(lang, calendar.note, calendar.noteEn),
		isOnsite: offersOnsite(calendar, now),
		isOnline: offersOnline(calendar, now),
		isWithoutOnline: isWithoutOnline(calendar.code),
	};
}

/**
 * Whether the form's event or edition is over, and the following one: a meetup's next edition, otherwise the next
 * event.
 */
function overOf(calendars: CalendarRecord[], calendar: CalendarRecord | undefined, requested: Input) {
	const { event, lang, base, next, now } = requested;
	if (isOver({ endsAt: endOf(event, calendars) }, now)) return { isOver: true, next };
	if (!calendar || !isOver(calendar, now)) return { isOver: false, next: null };
	const coming = event.isMeeting && chosenCalendar(calendars, { ...requested, calendarCode: undefined });
	const [name, page] = coming
		? [localized(lang, coming.name, coming.nameEn), "meetup.html"]
		: [localized(lang, event.name, event.nameEn), "registration.html"];
	return { isOver: true, next: { name, href: `${base}/${page}` } };
}

/** Puts the recommended package first. */
function inOrder(packages: OfferedPackage[]): OfferedPackage[] {
	return packages.toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended));
}

/** The effect of the URL's code. Only a public code is looked up without a rate limit. */
async function knownCode(db: Database, { event, address, publicCode, lang, now }: Input): Promise<KnownCode | null> {
	const code = normalizedCode(address.code ?? "");
	if (code === "" || code !== normalizedCode(publicCode ?? "")) return null;
	return { code, answer: await codeAnswer(db, { eventId: event.id, code, lang, now }) };
}

/** The URL's calendar. For a meetup without one, the next edition, or the last if all are over. */
function chosenCalendar(calendars: CalendarRecord[], { event, calendarCode, now }: Input): CalendarRecord | undefined {
	const requested = calendars.find((one) => one.code === calendarCode);
	if (requested || !event.isMeeting) return requested;
	const inTime = calendars.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
	return inTime.find((one) => one.endsAt > now) ?? inTime.at(-1);
}

function offeredPackage(
	one: PricedPackage,
	lang: Lang,
	calendars: CalendarRecord[],
	chosen: CalendarRecord | undefined,
): Omit<OfferedPackage, "inputs" | "options" | "placesLeft"> | undefined {
	if (one.netGrosz === undefined) return undefined; // not on sale
	return {
		code: one.code,
		name: one.name,
		forWhom: localized(lang, one.forWhom, one.forWhomEn),
		netGrosz: one.netGrosz,
		vatRate: one.vatRate,
		nextNetGrosz: one.nextNetGrosz,
		isRecommended: one.isRecommended,
		isOnline: one.isOnline,
		isOnsite: one.isOnsite,
		hasReverseCharge: one.hasReverseCharge,
		lectures: one.includes.lectures,
		hasExtendedSeats: one.hasExtendedSeats,
		included: rowsOf(one)
			.filter((row) => row.isIncluded && !chosen) // these rows describe both days
			.map((row) => row.text[lang]),
		includes: { lunch: one.includes.lunch, afterparty: one.includes.afterparty },
		days: ticketDays(one, calendars, chosen).map((day) => ({
			name: localized(lang, day.name, day.nameEn),
			isOnsite: day.isOnsite,
		})),
	};
}
