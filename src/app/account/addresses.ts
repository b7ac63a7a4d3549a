import type { Lang } from "../../kit/i18n/lang.ts";

/** The account at an event, on the host that was asked. */
export function accountPath(lang: Lang, eventCode: string): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/account`;
}

/** A screen of a company's area at an event, on the host that was asked: "/leads", the first one where none is named. */
export function exhibitorPath(lang: Lang, eventCode: string, exhibitorId: number, screen = "/"): string {
	return `/${lang}/e/${encodeURIComponent(eventCode)}/exhibitor${screen === "/" ? "" : screen}?company=${exhibitorId}`;
}

/** Where an app begins in an address of one of its screens: "/en/e/DSS25/account"; undefined for other addresses. */
export function appRoot(pathname: string): string | undefined {
	return /^(?:\/(?:pl|en))?(?:\/e\/[^/]+)?\/(?:account|exhibitor)(?=\/|$)/i.exec(pathname)?.[0];
}

/** An address of an app without its language: "/en/e/DSS25/account/ticket" is "/e/DSS25/account/ticket". */
const withoutLanguage = (pathname: string) => pathname.replace(/^\/(?:pl|en)(?=\/)/i, "");

/** The address under which the document of an app is kept, the same for each of its languages; undefined for other addresses. */
export function documentKey(pathname: string): string | undefined {
	const root = appRoot(pathname);
	return root === undefined ? undefined : withoutLanguage(root);
}

/** Where the worker of an app answers: at its addresses in each language and without one. `root` is one of them. */
export function workerScopes(root: string): string[] {
	const plain = withoutLanguage(root);
	return [plain, `/pl${plain}`, `/en${plain}`];
}

type Arrival = {
	lang: Lang;
	base: string;
	/** The event whose log-in was used. */
	eventCode: string;
	/** The events that the person is registered for, the next one first. */
	own: readonly string[];
	/** The screen that sent them to the log-in; an address of no app is not gone to. */
	to: string | null;
	/** The lecture whose seat they came for. */
	lecture: string | null;
};

/** Where the account opens after the log-in: where one came from, else at this event, else at the next one of one's own. */
export function arrivalAddress({ lang, base, eventCode, own, to, lecture }: Arrival): string {
	const { pathname, search } = new URL(to ?? "/", "https://site.invalid");
	if (to?.startsWith("/") && appRoot(pathname)) return pathname + search;
	const [next] = own;
	const root = next === undefined || own.includes(eventCode) ? `${base}/account` : accountPath(lang, next);
	return lecture && /^\d{1,9}$/.test(lecture) ? `${root}/agenda?lecture=${lecture}` : root;
}
