import { and, asc, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Given } from "../../../kit/db/together.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { lecture, track } from "../../agenda/server/tables.ts";
import { promoBar } from "./tables.ts";

export type Promo = { text: string; code: string | null; isFloating: boolean; key: string };

/** The promo bar of an event at a moment; no row where there is none. */
export function promoRowsOf(db: Database, eventId: Given<number>, now: Given<Date>) {
	return db
		.select()
		.from(promoBar)
		.where(and(eq(promoBar.eventId, eventId), or(isNull(promoBar.endsAt), gt(promoBar.endsAt, now))))
		.orderBy(desc(promoBar.id))
		.limit(1);
}

/** The promo bar in one language; null where there is none. */
export function promoOf([bar]: (typeof promoBar.$inferSelect)[], lang: Lang): Promo | null {
	return bar
		? {
				text: localized(lang, bar.text, bar.textEn),
				code: bar.promoCode,
				isFloating: bar.isFloating,
				key: String(bar.id),
			}
		: null;
}

/** How many lectures each track of an event has, in the organiser's order; tracks without lectures are left out. */
export function trackSharesOf(db: Database, eventId: Given<number>) {
	return db
		.select({ name: track.name, nameEn: track.nameEn, color: track.color, lectures: count() })
		.from(track)
		.innerJoin(lecture, eq(lecture.trackId, track.id))
		.where(eq(track.eventId, eventId))
		.groupBy(track.id)
		.orderBy(asc(track.position), asc(track.id));
}

/** How many lectures an event has. */
export function countOfLectures(db: Database, eventId: Given<number>) {
	return db.select({ count: count() }).from(lecture).where(eq(lecture.eventId, eventId));
}
