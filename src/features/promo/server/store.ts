import { and, asc, count, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { lecture, track } from "../../agenda/server/tables.ts";
import type { TrackShare } from "../rules.ts";
import { promoBar } from "./tables.ts";

export type Promo = { text: string; code: string | null; isFloating: boolean; key: string };

/** The promo bar of an event at a moment, in one language; null where there is none. */
export async function currentPromo(db: Database, eventId: number, lang: Lang, now: Date): Promise<Promo | null> {
	const rows = await db
		.select()
		.from(promoBar)
		.where(and(eq(promoBar.eventId, eventId), or(isNull(promoBar.endsAt), gt(promoBar.endsAt, now))))
		.orderBy(desc(promoBar.id))
		.limit(1);
	const bar = rows[0];
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
export async function trackSharesOf(db: Database, eventId: number, lang: Lang): Promise<TrackShare[]> {
	const rows = await db
		.select({ name: track.name, nameEn: track.nameEn, color: track.color, lectures: count() })
		.from(track)
		.innerJoin(lecture, eq(lecture.trackId, track.id))
		.where(eq(track.eventId, eventId))
		.groupBy(track.id)
		.orderBy(asc(track.position), asc(track.id));
	return rows.map((row) => ({ name: localized(lang, row.name, row.nameEn), color: row.color, lectures: row.lectures }));
}

/** How many lectures an event has. */
export function countOfLectures(db: Database, eventId: number): Promise<number> {
	return db.$count(lecture, eq(lecture.eventId, eventId));
}
