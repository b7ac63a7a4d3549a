/** "1,4 MB", "320 kB", as one reads how large a file is. */
export function sizeText(lang: "pl" | "en", bytes: number): string {
	const isLarge = bytes >= 1_000_000;
	const number = new Intl.NumberFormat(lang, { maximumFractionDigits: isLarge ? 1 : 0 });
	return `${number.format(Math.max(1, bytes / (isLarge ? 1_000_000 : 1000)))}\u00a0${isLarge ? "MB" : "kB"}`;
}
