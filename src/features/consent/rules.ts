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

/** The item with the partners' names in place of `{partners}` (spec §3, decisions §5). */
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
