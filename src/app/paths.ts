import { type Lang, langOf } from "../kit/i18n/lang.ts";

/** What an address asks for: the part that every page shares, taken apart (decisions §1). */
export type Place = {
	/** The language of the prefix, or undefined where there is none. */
	prefix: Lang | undefined;
	/** The event code in the path, or undefined at the root. */
	eventCode: string | undefined;
	/** The rest, without slashes at its ends: "", "registration.html". */
	rest: string;
};

/** Takes a path apart: `/en/e/DSS25/registration.html`. Percent signs are decoded; a broken one gives undefined. */
export function placeOf(pathname: string): Place | undefined {
	let parts: string[];
	try {
		parts = pathname.split("/").filter(Boolean).map(decodeURIComponent);
	} catch {
		return undefined;
	}
	const prefix = /^(pl|en)$/i.test(parts[0] ?? "") ? langOf(parts.shift()) : undefined;
	const eventCode = /^e$/i.test(parts[0] ?? "") && parts.length > 1 ? parts.splice(0, 2)[1] : undefined;
	return { prefix, eventCode, rest: parts.join("/") };
}

/** Where the pages of an event begin in a language: "" , "/en", "/e/DSS25", "/en/e/DSS25". */
export function baseOf(defaults: { defaultEvent: string; defaultLang: Lang }, lang: Lang, eventCode: string): string {
	const isDefault = eventCode.toUpperCase() === defaults.defaultEvent.toUpperCase();
	return `${lang === defaults.defaultLang ? "" : `/${lang}`}${isDefault ? "" : `/e/${eventCode}`}`;
}

/** The address of a page under a base: the landing page of the root is "/". */
export function addressOf(base: string, path: string): string {
	return path === "" ? base || "/" : `${base}/${path}`;
}

/** The language of a page: path, then `?lang=`, then the stored choice, then the default (decisions §1). */
export function pageLang(
	prefix: Lang | undefined,
	asked: string | null,
	stored: string | undefined,
	fallback: Lang,
): Lang {
	if (prefix) return prefix;
	if (asked) return langOf(asked);
	return stored ? langOf(stored) : fallback;
}
