import { and, desc, eq, gt, isNull, or } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
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
		? { text: localized(lang, bar.text, bar.textEn), code: bar.promoCode, isFloating: bar.isFloating, key: String(bar.id) }
		: null;
}
