/** More specific names come first, because most browsers also claim to be Chrome or Safari. */
const BROWSERS: [RegExp, string][] = [
	[/\bEdgA?\/|\bEdgiOS\//, "Edge"],
	[/\bOPR\//, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\bFirefox\/|\bFxiOS\//, "Firefox"],
	[/\bChrome\/|\bCriOS\//, "Chrome"],
	[/\bVersion\/\S+.*\bSafari\//, "Safari"],
];

const SYSTEMS: [RegExp, string][] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bMacintosh\b/, "macOS"],
	[/\bLinux\b/, "Linux"],
];

/** "Firefox, Windows", for both languages. */
export function deviceOf(userAgent: string | null | undefined): string | null {
	const nameIn = (names: [RegExp, string][]) => names.find(([sign]) => sign.test(userAgent ?? ""))?.[1];
	const names = [nameIn(BROWSERS), nameIn(SYSTEMS)].filter((name) => name !== undefined);
	return names.length > 0 ? names.join(", ") : null;
}
