import { call } from "../../../kit/api/call.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { CONSENT_KEY, consentAddress, VISITOR_KEY } from "../addresses.ts";
import type { EventTags, postConsent } from "../contract.ts";
import { isNetworkCookie } from "../rules.ts";
import { cookie, newId } from "./browser-ids.ts";
import { watchConversions } from "./conversions.ts";
import { tellGoogle } from "./google-consent.ts";
import { loadTags } from "./tags.ts";

const eventCode = () => invariant(document.documentElement.dataset["event"], "the event");

async function tellServer(externalId: string, consentMode: boolean): Promise<void> {
	const query = { lang: document.documentElement.lang };
	const input = { params: { eventCode: eventCode() }, query, body: { externalId, consentMode } };
	await call<typeof postConsent>(consentAddress, input);
}

let isBegun = false;

/**
 * Starts tracking after consent. The server stores it first, then tags run and conversions are sent. If that fails
 * nothing starts, and the next page retries.
 */
export async function beginTracking(banner: HTMLElement): Promise<void> {
	if (isBegun) return;
	isBegun = true;
	let id = localStorage.getItem(VISITOR_KEY);
	if (!id) {
		id = newId();
		localStorage.setItem(VISITOR_KEY, id);
	}
	try {
		if (cookie(VISITOR_KEY) !== id) await tellServer(id, true); // the response sets the cookie
	} catch {
		isBegun = false;
		return;
	}
	if (localStorage.getItem(CONSENT_KEY) !== "true") return; // withdrawn meanwhile
	const tags = JSON.parse(invariant(banner.dataset["consent"], "the tags")) as EventTags | null;
	if (tags) {
		tellGoogle(true);
		loadTags(tags);
	}
	watchConversions(eventCode(), id, tags);
}

/** Ends tracking: the server deletes its data, identifying storage is cleared, and the page reloads without tags. */
export async function endTracking(): Promise<void> {
	const id = localStorage.getItem(VISITOR_KEY);
	localStorage.removeItem(VISITOR_KEY);
	tellGoogle(false);
	if (id) await tellServer(id, false).catch(() => {});
	for (const one of document.cookie.split("; ")) {
		const [name = ""] = one.split("=", 1);
		if (isNetworkCookie(name) || name === VISITOR_KEY) removeCookie(name);
	}
	location.reload();
}

/** Removes the cookie on the host and its parent domains, as either may have it. */
function removeCookie(name: string): void {
	const parts = location.hostname.split(".");
	const domains = parts.map((_, index) => `; domain=${parts.slice(index).join(".")}`);
	for (const domain of ["", ...domains]) {
		// biome-ignore lint/suspicious/noDocumentCookie: networks set cookies by document.cookie too
		document.cookie = `${name}=; path=/; max-age=0${domain}`;
	}
}
