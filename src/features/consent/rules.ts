import { seriesOf } from "../event/rules.ts";
import type { ConsentKind, GdprItem } from "./contract.ts";
import { partnersToCome } from "./texts.ts";

/** Spec §5: TBF events show a fixed list of three; all others ask for processing, marketing and recruitment. */
export function consentKindsOf(eventCode: string): readonly ConsentKind[] {
	return seriesOf(eventCode) === "TBF" ? ["tbf"] : ["processing", "marketing", "recruitment"];
}

/** The newest version of each text: texts of one kind and position are versions of one another. */
export function newestOf<T extends { kind: string; position: number; version: number }>(texts: T[]): T[] {
	const newest = new Map<string, T>();
	for (const text of texts) {
		const key = `${text.kind} ${text.position}`;
		const known = newest.get(key);
		if (!known || known.version < text.version) newest.set(key, text);
	}
	return [...newest.values()];
}

/** The item with the partners' names in place of `{partners}` (spec §3). */
export function withPartners(item: GdprItem, names: string[]): GdprItem {
	const fill = (text: string, lang: "pl" | "en") =>
		text.replaceAll("{partners}", () => (names.length > 0 ? names.join(", ") : partnersToCome[lang]));
	const fillEn = (text: string | null) => text && fill(text, "en");
	return {
		...item,
		descriptionShort: fill(item.descriptionShort, "pl"),
		descriptionShortEn: fillEn(item.descriptionShortEn),
		descriptionLong: fill(item.descriptionLong, "pl"),
		descriptionLongEn: fillEn(item.descriptionLongEn),
	};
}

/**
 * Whether a consent can be withdrawn by a button. Taking part rests on the terms, on the processing that the contract
 * needs, and on what a meetup requires: who wants those no more gives up taking part. Every other one is free, whatever
 * an organiser marked as required (Article 7(3) GDPR).
 */
export function isWithdrawable({ kind, isRequired }: { kind: ConsentKind | "terms"; isRequired: boolean }): boolean {
	return kind === "marketing" || kind === "recruitment" || (kind === "tbf" && !isRequired);
}

/** Of consents in the order in which they were given, the newest first, the last one to each text in any of its versions. */
export function lastGiven<T extends { eventId: number | null; kind: string; position: number | null }>(
	given: T[],
): T[] {
	const last = new Map<string, T>();
	for (const one of given) {
		const key = `${one.eventId} ${one.kind} ${one.position}`;
		if (!last.has(key)) last.set(key, one);
	}
	return [...last.values()];
}
