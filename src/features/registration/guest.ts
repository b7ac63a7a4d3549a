import type { Lang, Text } from "../../kit/i18n/lang.ts";
import { isOver } from "../event/over.ts";
import { offersOnline, offersOnsite } from "../event/rules.ts";
import { guestErrors as texts, unknownChoice } from "./guest-texts.ts";

/** A guest, as an organiser describes the person; valid and normalised. */
export type Guest = GuestWish & {
	email: string;
	firstName: string;
	lastName: string;
	/** The language of e-mails. An existing account keeps its own. */
	lang: Lang;
	companyName: string;
	companyPosition: string;
};

type GuestWish = {
	/** The code or the name of a package. */
	packageCode: string;
	/** The code or the name of an edition or a day; "" for none. */
	calendarCode: string;
	mode: GuestMode;
};

/** "" lets the package decide: on site, if it has that. */
export const GUEST_MODES = ["", "onsite", "online"] as const;
export type GuestMode = (typeof GUEST_MODES)[number];

type Choice = { code: string; name: string };
type Package = Choice & { isOnline: boolean; isOnsite: boolean };
type Calendar = Choice & { nameEn: string | null; isOnline: boolean; isOnsite: boolean; endsAt: Date };

export type GuestOffer<P, C> = {
	isMeeting: boolean;
	packages: readonly P[];
	calendars: readonly C[];
	now: Date;
};

type GuestPlace<P, C> = { chosen: P; calendar: C | undefined; isOnline: boolean };

type GuestPlaceErrors = { [N in keyof GuestWish]?: Text };

type PlaceResult<T> = { value: T; errors?: undefined } | { value?: undefined; errors: GuestPlaceErrors };

/** Finds the ticket of a guest. Returns errors by field for an impossible choice. */
export function guestPlace<P extends Package, C extends Calendar>(
	{ packageCode, calendarCode, mode }: GuestWish,
	{ isMeeting, packages, calendars, now }: GuestOffer<P, C>,
): PlaceResult<GuestPlace<P, C>> {
	const chosen = packages.find((one) => isMeant(packageCode, [one.code, one.name]));
	if (!chosen) return { errors: { packageCode: wrongChoice(texts.packageMissing, packageCode, packages) } };
	const coming = calendars.filter((one) => !isOver(one, now));
	const calendar = coming.find((one) => isMeant(calendarCode, [one.code, one.name, one.nameEn ?? ""]));
	if (!calendar && (isMeeting || calendarCode !== "")) {
		return { errors: { calendarCode: wrongChoice(texts.calendarMissing, calendarCode, coming) } };
	}
	const isOnline = mode === "" ? !chosen.isOnsite : mode === "online";
	const refusal = modeRefusal(isOnline, chosen, calendar, now);
	return refusal ? { errors: { mode: refusal } } : { value: { chosen, calendar, isOnline } };
}

function isMeant(typed: string, names: readonly string[]): boolean {
	const wanted = typed.toLowerCase();
	return wanted !== "" && names.some((name) => name.toLowerCase() === wanted);
}

function wrongChoice(missing: Text, typed: string, all: readonly Choice[]): Text {
	return typed === ""
		? missing
		: unknownChoice(
				typed,
				all.map((one) => one.code),
			);
}

function modeRefusal(isOnline: boolean, chosen: Package, calendar: Calendar | undefined, now: Date): Text | undefined {
	if (isOnline && !chosen.isOnline) return texts.onsiteOnly;
	if (!isOnline && !chosen.isOnsite) return texts.onlineOnly;
	if (!calendar) return undefined;
	if (isOnline) return offersOnline(calendar, now) ? undefined : texts.notOnlineThen;
	return offersOnsite(calendar, now) ? undefined : texts.notOnsiteThen;
}
