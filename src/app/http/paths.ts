import { type Lang, langOf } from "../../kit/i18n/lang.ts";

export type Place = {
	/** The language prefix, if any. */
	prefix: Lang | undefined;
	/** Undefined at the root. */
	eventCode: string | undefined;
	/** The rest without slashes at its ends: "", "registration.html". */
	rest: string;
};

/** Parses `/en/e/DSS25/registration.html`. Returns undefined for invalid percent encoding. */
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

/** The event at "/" of a host. */
export type Root = { eventCode: string; lang: Lang };

/** "", "/en", "/e/DSS25", "/en/e/DSS25". */
export function baseOf(root: Root, lang: Lang, eventCode: string): string {
	const isRoot = eventCode.toUpperCase() === root.eventCode.toUpperCase();
	return `${lang === root.lang ? "" : `/${lang}`}${isRoot ? "" : `/e/${eventCode}`}`;
}

/** "/" for the root's landing page. */
export function addressOf(base: string, path: string): string {
	return path === "" ? base || "/" : `${base}/${path}`;
}

/** Settings for absolute URLs (e-mails, search engines, calendar files). */
type Settings = { publicUrl: string; defaultEvent: string; defaultLang: Lang };
type HostedEvent = { code: string; host: string | null };

/** The host of `PUBLIC_URL` always belongs to `DEFAULT_EVENT`. */
export function ownHostOf({ publicUrl }: Pick<Settings, "publicUrl">, { host }: Pick<HostedEvent, "host">) {
	return host === new URL(publicUrl).hostname ? null : host;
}

/** The event's own host with the scheme and port of `PUBLIC_URL`, or `PUBLIC_URL`. */
export function originOf(settings: Pick<Settings, "publicUrl">, event: Pick<HostedEvent, "host">): string {
	const host = ownHostOf(settings, event);
	if (!host) return settings.publicUrl;
	const { protocol, port } = new URL(settings.publicUrl);
	return `${protocol}//${host}${port && `:${port}`}`;
}

export function originalOf(settings: Settings, lang: Lang, event: HostedEvent, path: string): string {
	const eventCode = ownHostOf(settings, event) ? event.code : settings.defaultEvent;
	const base = baseOf({ eventCode, lang: settings.defaultLang }, lang, event.code);
	return originOf(settings, event) + addressOf(base, path);
}

/** Reads the path, then `?lang=`, then the stored choice, then the default. */
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
