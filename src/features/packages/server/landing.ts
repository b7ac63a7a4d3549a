import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { type Lang, localized } from "../../../kit/i18n/lang.ts";
import { grossOf } from "../../../kit/money/amounts.ts";
import { dateText } from "../../../kit/time/zone.ts";
import type { PackageCard, PriceList, RoundView } from "../contract.ts";
import { roundName } from "../round-texts.ts";
import { daysUntil, nextMidnight, nextPriceChange, type PriceNow, priceAt, runningRound } from "../rules.ts";
import { texts } from "../texts.ts";
import { type PackageRecord, packagesOf, priceRowsOf, pricesByPackage, type RoundRecord, roundsOf } from "./store.ts";

/** The landing page's queries about packages. */
export function pricesSelects(db: Database) {
	return {
		rounds: roundsOf(db, placeholder("event")),
		packages: packagesOf(db, placeholder("event")),
		prices: priceRowsOf(db, placeholder("event")),
	};
}

/** `priceOf` returns the discounted net price in grosz. */
export type PublicCode = { code: string; priceOf(packageId: number, netGrosz: number): number };

/**
 * The price list of an event at a time, and when it expires: at the next midnight while it counts down to a rise. It
 * omits packages without a price.
 */
export function pricesForLanding(
	{ rounds, packages, prices: rows }: RowsOf<ReturnType<typeof pricesSelects>>,
	{ lang, timeZone, now, publicCode }: { lang: Lang; timeZone: string; now: Date; publicCode: PublicCode | null },
): PriceList & { until: Date | undefined } {
	const prices = pricesByPackage(rows);
	const change = nextPriceChange(rounds, now);
	const midnight = nextMidnight(now, timeZone);
	return {
		rounds: roundViews(rounds, now, lang, timeZone),
		rise: change ? { day: dateText(lang, change, timeZone, false), inDays: daysUntil(change, now, timeZone) } : null,
		packages: packages.flatMap((one) => {
			const price = priceAt(prices.get(one.id) ?? new Map(), rounds, now);
			return price ? [cardOf(one, price, { lang, publicCode })] : [];
		}),
		until: change && new Date(Math.min(change.getTime(), midnight.getTime())),
	};
}

function cardOf(
	record: PackageRecord,
	price: PriceNow,
	{ lang, publicCode }: { lang: Lang; publicCode: PublicCode | null },
): PackageCard {
	return {
		code: record.code,
		name: record.name,
		forWhom: localized(lang, record.forWhom, record.forWhomEn),
		netGrosz: price.netGrosz,
		grossGrosz: grossOf(price.netGrosz, record.vatRate),
		vatRate: record.vatRate,
		nextNetGrosz: price.nextNetGrosz,
		isRecommended: record.isRecommended,
		withCode: publicCode && priceWith(publicCode, record, price.netGrosz),
		includes: record.includes,
		hasExtendedSeats: record.hasExtendedSeats,
	};
}

function priceWith(
	{ code, priceOf }: PublicCode,
	{ id, vatRate }: PackageRecord,
	listNetGrosz: number,
): PackageCard["withCode"] {
	const netGrosz = priceOf(id, listNetGrosz);
	return netGrosz < listNetGrosz ? { code, netGrosz, grossGrosz: grossOf(netGrosz, vatRate) } : null;
}

function roundViews(rounds: RoundRecord[], now: Date, lang: Lang, zone: string): RoundView[] {
	const running = runningRound(rounds, now);
	return rounds.map((round, index) => ({
		number: round.number,
		name: roundName(lang, round),
		state: round === running ? "running" : running && round.number < running.number ? "past" : "coming",
		range: rangeText(rounds[index - 1]?.endsAt ?? null, round.endsAt, lang, zone),
	}));
}

/** "do 28 kwietnia", "29 kwietnia – 4 maja", "od 5 maja do wyczerpania miejsc". */
function rangeText(start: Date | null, end: Date | null, lang: Lang, zone: string): string {
	const first = start && dateText(lang, start, zone, false);
	const last = end && dateText(lang, new Date(end.getTime() - 1), zone, false);
	if (first && last) return `${first} – ${last}`;
	if (last) return `${texts.until[lang]} ${last}`;
	return first ? `${texts.from[lang]} ${first} ${texts.toTheLast[lang]}` : texts.toTheLast[lang];
}
