import { type Lang, langOf } from "../../kit/i18n/lang.ts";

/** What an address asks for: the part that every page shares, taken apart. */
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

/** What stands at "/" of a host: an event, in the installation's default language. */
export type Root = { eventCode: string; lang: Lang };

/** Where the pages of an event begin in a language: "" , "/en", "/e/DSS25", "/en/e/DSS25". */
export function baseOf(root: Root, lang: Lang, eventCode: string): string {
	const isRoot = eventCode.toUpperCase() === root.eventCode.toUpperCase();
	return `${lang === root.lang ? "" : `/${lang}`}${isRoot ? "" : `/e/${eventCode}`}`;
}

/** The address of a page under a base: the landing page of the root is "/". */
export function addressOf(base: string, path: string): string {
	return path === "" ? base || "/" : `${base}/${path}`;
}

/** What an address outside the site (mails, search engines, calendar files) is made from. */
type Settings = { publicUrl: string; defaultEvent: string; defaultLang: Lang };
type HostedEvent = { code: string; host: string | null };

/** The host that an event owns, or null. The host of `PUBLIC_URL` always belongs to `DEFAULT_EVENT`. */
export function ownHostOf({ publicUrl }: Pick<Settings, "publicUrl">, { host }: Pick<HostedEvent, "host">) {
	return host === new URL(publicUrl).hostname ? null : host;
}

/** Where the original of an event's pages is: its own host with the scheme and port of `PUBLIC_URL`, or `PUBLIC_URL`. */
export function originOf(settings: Pick<Settings, "publicUrl">, event: Pick<HostedEvent, "host">): string {
	const host = ownHostOf(settings, event);
	if (!host) return settings.publicUrl;
	const { protocol, port } = new URL(settings.publicUrl);
	return `${protocol}//${host}${port && `:${port}`}`;
}

/** The whole address of the original of a page, for everything that is read outside the site. */
export function originalOf(settings: Settings, lang: Lang, event: HostedEvent, path: string): string {
	const eventCode = ownHostOf(settings, event) ? event.code : settings.defaultEvent;
	const base = baseOf({ eventCode, lang: settings.defaultLang }, lang, event.code);
	return originOf(settings, event) + addressOf(base, path);
}

/** The language of a page: path, then `?lang=`, then the stored choice, then the default. */
export function pageLang(
	prefix: Lang | undefined,
	requested: string | null,
	stored: string | undefined,
	fallback: Lang,
): Lang {
	if (prefix) return prefix;
	if (requested) return langOf(requested);
	return stored ? langOf(stored) : fallback;
}
