import type { IncomingMessage } from "node:http";
import { SESSION_HINT } from "../contract/session-hint.ts";
import { langOf } from "../i18n/lang.ts";

/** The request headers that choose among cached responses. */
export type Choice = { encoding: string; known: string; cookie: string | undefined; language: string | undefined };

/**
 * Reads those headers from the raw list, because building `request.headers` costs more than sending the response.
 * Repeated headers are joined as Node joins them.
 */
export function choiceOf(request: IncomingMessage): Choice {
	const raw = request.rawHeaders;
	const choice: Choice = { encoding: "", known: "", cookie: undefined, language: undefined };
	for (let index = 0; index < raw.length; index += 2) {
		const name = raw[index] ?? "";
		const value = raw[index + 1] ?? "";
		const { length } = name;
		if (length === 15) {
			const lower = name.toLowerCase();
			if (lower === "accept-encoding") choice.encoding = value;
			else if (lower === "accept-language") choice.language = joined(choice.language, ", ", value);
		} else if (length === 13 && name.toLowerCase() === "if-none-match") choice.known = value;
		else if (length === 6 && name.toLowerCase() === "cookie") choice.cookie = joined(choice.cookie, "; ", value);
	}
	return choice;
}

function joined(before: string | undefined, separator: string, value: string): string {
	return before === undefined ? value : before + separator + value;
}

/** A header by its lower-case name; the last one if repeated. */
export function rawHeader(request: IncomingMessage, name: string): string | undefined {
	const raw = request.rawHeaders;
	for (let index = raw.length - 2; index >= 0; index -= 2) {
		const one = raw[index];
		if (one?.length === name.length && one.toLowerCase() === name) return raw[index + 1];
	}
	return undefined;
}

const LETTER_A = 97;

/** Whether a URL belongs to the API: its responses depend on `Accept-Language`, and on neither cookie nor host. */
export function isApi(url: string): boolean {
	return (url.charCodeAt(1) | 32) === LETTER_A && /^\/api\//i.test(url); // rules out nearly all other URLs by one character
}

/** The value of the cookie `lang`. Pages read it through this function alone. */
export function storedLang(cookie: string | undefined): string | undefined {
	return cookie ? /(?:^|;)\s*lang=([^;]*)/.exec(cookie)?.[1]?.trim() : undefined;
}

/** The value of the cookie `closed`: keys of closed promo bars, joined by dots. */
export function storedClosed(cookie: string | undefined): string | undefined {
	return cookie ? /(?:^|;)\s*closed=([\d.]{1,80})(?:;|$)/.exec(cookie)?.[1] : undefined;
}

/** Whether the cookie hints at a log-in on this device. */
export function storedHint(cookie: string | undefined): boolean {
	return cookie?.includes(`${SESSION_HINT}=`) ?? false;
}

/** The cache key of a page: its address, closed promo bars, and the session hint. */
export function addressFor(url: string, choice: Choice): string {
	if (!choice.cookie || isApi(url)) return url;
	const closed = storedClosed(choice.cookie) ?? "";
	const hint = storedHint(choice.cookie) ? "+" : "";
	return closed || hint ? `${url}\n${closed}${hint}` : url;
}

/** The language chosen outside the URL: 0 none, 1 English, 2 Polish. */
export type Variant = 0 | 1 | 2;

export function variantOf(url: string, choice: Choice): Variant {
	const found = isApi(url) ? choice.language : storedLang(choice.cookie);
	return !found ? 0 : langOf(found) === "en" ? 1 : 2;
}
