import type { Text } from "../../kit/i18n/lang.ts";
import { type GuestOffer, guestPlace } from "../registration/guest.ts";
import { guestDayFull, guestPackageFull } from "../registration/guest-texts.ts";
import type { ListRow } from "./guest-list.ts";

export type PlannedPackage = {
	id: number;
	code: string;
	name: string;
	isOnline: boolean;
	isOnsite: boolean;
	/** Null is unlimited. */
	capacity: number | null;
	taken: number;
};

type PlannedCalendar = {
	id: number;
	code: string;
	name: string;
	nameEn: string | null;
	isOnline: boolean;
	isOnsite: boolean;
	endsAt: Date;
	onlineCapacity: number | null;
	onlineTaken: number;
	onsiteCapacity: number | null;
	onsiteTaken: number;
};

/** A valid registration at the event; `scope` is the edition of a meetup. */
type Ticket = { email: string; scope: string; accountId: string };

export type ListFacts = GuestOffer<PlannedPackage, PlannedCalendar> & { tickets: readonly Ticket[] };

export type PlannedRow = {
	line: number;
	name: string;
	email: string;
	outcome: "new" | "already" | "wrong";
	/** The reason of a wrong row. */
	reason: Text | null;
	/** The person who has a place already. */
	accountId: string | null;
	packageCode: string | null;
};

/** The effects of a list, row by row: earlier rows take places from later ones. */
export function planList(rows: readonly ListRow[], facts: ListFacts): PlannedRow[] {
	const tickets = new Map(facts.tickets.map((one) => [`${one.email} ${one.scope}`, one.accountId]));
	const counts = new Map<string, number>();
	return rows.map(({ line, name, email, guest, error }) => {
		const row = { line, name, email, accountId: null, packageCode: null };
		const wrong = (reason: Text): PlannedRow => ({ ...row, outcome: "wrong", reason });
		if (!guest) return wrong(error);
		const { value: place, errors } = guestPlace(guest, facts);
		if (errors) return wrong(Object.values(errors)[0] as Text);
		const accountId = tickets.get(`${email} ${facts.isMeeting ? (place.calendar?.code ?? "") : ""}`);
		if (accountId !== undefined) return { ...row, outcome: "already", reason: null, accountId };
		const full = takePlace(counts, place);
		return full ? wrong(full) : { ...row, outcome: "new", reason: null, packageCode: place.chosen.code };
	});
}

type Place = { chosen: PlannedPackage; calendar: PlannedCalendar | undefined; isOnline: boolean };

/** Counts a row's place. Returns a sentence if the package or the day is full. */
function takePlace(counts: Map<string, number>, { chosen, calendar, isOnline }: Place): Text | undefined {
	const ofPackage = `package ${chosen.id}`;
	const ofDay = calendar && `calendar ${calendar.id} ${isOnline}`;
	const [dayCapacity, dayTaken] = !calendar
		? [null, 0]
		: isOnline
			? [calendar.onlineCapacity, calendar.onlineTaken]
			: [calendar.onsiteCapacity, calendar.onsiteTaken];
	const countOf = (key: string) => counts.get(key) ?? 0;
	if (calendar && ofDay && dayCapacity !== null && dayTaken + countOf(ofDay) >= dayCapacity) {
		return guestDayFull(calendar.name, isOnline);
	}
	if (chosen.capacity !== null && chosen.taken + countOf(ofPackage) >= chosen.capacity) {
		return guestPackageFull(chosen.name, 0, chosen.capacity);
	}
	for (const key of [ofPackage, ofDay]) if (key) counts.set(key, countOf(key) + 1);
	return undefined;
}

/** How many rows each package gets, and how many places stay free; null is unlimited. */
export function totalsOf(rows: readonly PlannedRow[], packages: readonly PlannedPackage[]) {
	return packages.flatMap((one) => {
		const { code, name } = one;
		const count = rows.filter((row) => row.packageCode === code).length;
		return count > 0 ? [{ code, name, count, left: freePlaces(one, count) }] : [];
	});
}

/** The free places of a package after `count` more; null is unlimited. */
export function freePlaces(one: PlannedPackage, count = 0): number | null {
	return one.capacity === null ? null : Math.max(0, one.capacity - one.taken - count);
}
