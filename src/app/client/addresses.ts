import type { Lang } from "../../kit/i18n/lang.ts";

export function accountPath(lang: Lang, eventCode: string): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/account`;
}

export function officePath(lang: Lang, eventCode: string): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/office`;
}

/** The path is relative to the host. */
export function exhibitorPath(lang: Lang, eventCode: string, exhibitorId: number, screen = "/"): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/exhibitor${screen === "/" ? "" : screen}?company=${exhibitorId}`;
}

/** "/en/e/DSS25/account"; undefined outside the apps. */
export function appRoot(pathname: string): string | undefined {
	return /^(?:\/(?:pl|en))?(?:\/e\/[^/]+)?\/(?:account|exhibitor|office)(?=\/|$)/i.exec(pathname)?.[0];
}

/** "/en/e/DSS25/account/ticket" becomes "/e/DSS25/account/ticket". */
const withoutLanguage = (pathname: string) => pathname.replace(/^\/(?:pl|en)(?=\/)/i, "");

/** Both languages of an app share a key; undefined outside the apps. */
export function documentKey(pathname: string): string | undefined {
	const root = appRoot(pathname);
	return root === undefined ? undefined : withoutLanguage(root);
}

/** An app's service worker has one scope per language and one without a prefix. */
export function workerScopes(root: string): string[] {
	const plain = withoutLanguage(root);
	return [plain, `/pl${plain}`, `/en${plain}`];
}

type Arrival = {
	lang: Lang;
	base: string;
	/** The event where the person logged in. */
	eventCode: string;
	/** The person's events, the next one first. */
	own: readonly string[];
	/** The path to return to; ignored outside the apps. */
	to: string | null;
	/** The lecture to reserve after log-in. */
	lecture: string | null;
};

/** Returns the previous screen, else this event, else the person's next event. */
export function arrivalAddress({ lang, base, eventCode, own, to, lecture }: Arrival): string {
	const { pathname, search } = new URL(to ?? "/", "https://site.invalid");
	if (to?.startsWith("/") && appRoot(pathname)) return pathname + search;
	const [next] = own;
	const root = next === undefined || own.includes(eventCode) ? `${base}/account` : accountPath(lang, next);
	return lecture && /^\d{1,9}$/.test(lecture) ? `${root}/agenda?lecture=${lecture}` : root;
}
