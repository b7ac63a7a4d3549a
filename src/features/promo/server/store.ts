import { and, desc, eq, gt, isNull, ne, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param, Rows } from "../../../kit/db/prepare-queries.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import type { Promo } from "../contract.ts";
import { promoBar } from "./tables.ts";

const promoBarColumns = {
	id: promoBar.id,
	eventId: promoBar.eventId,
	endsAt: promoBar.endsAt,
	text: promoBar.text,
	textEn: promoBar.textEn,
	promoCode: promoBar.promoCode,
	isFloating: promoBar.isFloating,
};

/** Promo bars with a text, newest first. */
export function promoRowsOf(db: Database, eventId: Param<number>, now: Param<Date>): Rows<PromoRecord> {
	return db
		.select(promoBarColumns)
		.from(promoBar)
		.where(
			and(eq(promoBar.eventId, eventId), ne(promoBar.text, ""), or(isNull(promoBar.endsAt), gt(promoBar.endsAt, now))),
		)
		.orderBy(desc(promoBar.id));
}

export type PromoRecord = {
	id: number;
	eventId: number;
	text: string;
	textEn: string | null;
	promoCode: string | null;
	endsAt: Date | null;
	isFloating: boolean;
};

export function promoOf(bar: PromoRecord, lang: Lang): Promo {
	const { text, textEn, promoCode: code, isFloating, id } = bar;
	return { key: String(id), text: localized(lang, text, textEn), code, isFloating };
}

/** Undefined if no bar ends. */
export function firstEnd(bars: PromoRecord[]): Date | undefined {
	const ends = bars.flatMap(({ endsAt }) => endsAt ?? []);
	return ends.length > 0 ? new Date(Math.min(...ends.map((end) => end.getTime()))) : undefined;
}
