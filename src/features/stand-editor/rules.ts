import { groszOf } from "../../kit/money/amounts.ts";

/** Maximum lengths of a stand's texts, in characters. */
export const LENGTHS = {
	sentence: 240,
	place: 40,
	title: 120,
	text: 2000,
	offerPlace: 80,
	materialName: 120,
	url: 500,
	role: 80,
} as const;
/** The maximum number of jobs (with closed ones), materials and shifts of an exhibitor. */
export const MOST_OFFERS = 50;
export const MOST_MATERIALS = 20;
/** The maximum number of files, and the size of each. */
export const MOST_FILES = 5;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const MOST_DUTIES = 60;

/** How a job moves in the exhibitor's order. */
export const WAYS = ["up", "down"] as const;
export type Way = (typeof WAYS)[number];

/**
 * Moves a job up or down within open or within closed jobs, which are listed apart. An unknown job, or a job at the
 * end, changes nothing.
 */
export function moved<T extends { objectId: number; isOpen: boolean }>(offers: readonly T[], id: number, to: Way): T[] {
	const from = offers.findIndex((one) => one.objectId === id);
	const one = offers[from];
	if (!one) return [...offers];
	const isAlike = (other: T) => other.isOpen === one.isOpen;
	const place =
		to === "up" ? offers.slice(0, from).findLastIndex(isAlike) : offers.findIndex((it, at) => at > from && isAlike(it));
	const other = offers[place];
	return other ? offers.with(from, other).with(place, one) : [...offers];
}

type Pair = readonly [pl: string, en: string];
type OfferTexts = Record<"title" | "titleEn" | "text" | "textEn" | "place" | "placeEn", string> & { isOpen: boolean };
type WrittenStand = {
	sentence: string;
	sentenceEn: string;
	offers: readonly OfferTexts[];
	materials: readonly { name: string; nameEn: string }[];
};

/** How many visible texts lack English, so that visitors see Polish. */
export function missingEnglish({ sentence, sentenceEn, offers, materials }: WrittenStand): number {
	const ofOffers = offers
		.filter((one) => one.isOpen)
		.flatMap((one): Pair[] => [
			[one.title, one.titleEn],
			[one.text, one.textEn],
			[one.place, one.placeEn],
		]);
	const pairs: Pair[] = [[sentence, sentenceEn], ...ofOffers, ...materials.map((one): Pair => [one.name, one.nameEn])];
	return pairs.filter(([pl, en]) => pl.trim() !== "" && en.trim() === "").length;
}

type Hours = { opensAt: string; closesAt: string };

/** The fault in opening hours: one is missing or invalid, or the end is not after the start. Both may be empty. */
export function hoursFault({ opensAt, closesAt }: Hours): "missing" | "order" | undefined {
	if (opensAt === "" && closesAt === "") return undefined;
	const isHour = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
	if (!isHour(opensAt) || !isHour(closesAt)) return "missing";
	return opensAt < closesAt ? undefined : "order";
}

/** Whether a salary range is valid; either end may be null. */
export function isSalaryRight({ from, to }: { from: number | null; to: number | null }): boolean {
	return from === null || to === null || from <= to;
}

/** Parses a typed salary into grosz; null if empty, undefined if invalid. */
export function salaryOf(typed: string): number | null | undefined {
	return typed.trim() === "" ? null : groszOf(typed) || undefined;
}

/** Formats a salary for typing: "12000", "12000.50". */
export const typedSalary = (grosz: number | null): string =>
	grosz === null ? "" : (grosz / 100).toFixed(grosz % 100 === 0 ? 0 : 2);
