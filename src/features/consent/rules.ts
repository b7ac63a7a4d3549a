import { seriesOf } from "../event/rules.ts";
import type { ConsentKind, GdprItem } from "./contract.ts";
import { partnersToCome } from "./texts.ts";

/** Spec §5: TBF events have a fixed list of three; others have processing, marketing and recruitment. */
export function consentKindsOf(eventCode: string): readonly ConsentKind[] {
	return seriesOf(eventCode) === "TBF" ? ["tbf"] : ["processing", "marketing", "recruitment"];
}

/** Texts of one kind and position are versions of each other. */
export function newestOf<T extends { kind: string; position: number; version: number }>(texts: T[]): T[] {
	const newest = new Map<string, T>();
	for (const text of texts) {
		const key = `${text.kind} ${text.position}`;
		const newestSoFar = newest.get(key);
		if (!newestSoFar || newestSoFar.version < text.version) newest.set(key, text);
	}
	return [...newest.values()];
}

/** `{partners}` becomes the names (spec §3). */
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
 * Participation requires the terms, the processing for the contract, and a meetup's consents. All others are voluntary,
 * even if the organiser marked them as required (Article 7(3) GDPR).
 */
export function isWithdrawable({ kind, isRequired }: { kind: ConsentKind | "terms"; isRequired: boolean }): boolean {
	return kind === "marketing" || kind === "recruitment" || (kind === "tbf" && !isRequired);
}

/** Expects a list sorted newest first; keeps the last consent to each text, in any version. */
export function lastConsents<T extends { eventId: number | null; kind: string; position: number | null }>(
	given: T[],
): T[] {
	const last = new Map<string, T>();
	for (const one of given) {
		const key = `${one.eventId} ${one.kind} ${one.position}`;
		if (!last.has(key)) last.set(key, one);
	}
	return [...last.values()];
}
