import { numberText } from "../../kit/i18n/number.ts";

/** "1,4 MB", "320 kB". */
export function sizeText(lang: "pl" | "en", bytes: number): string {
	const isLarge = bytes >= 1_000_000;
	const amount = Math.max(1, bytes / (isLarge ? 1_000_000 : 1000));
	return `${numberText(lang, amount, { max: isLarge ? 1 : 0 })}\u00a0${isLarge ? "MB" : "kB"}`;
}
