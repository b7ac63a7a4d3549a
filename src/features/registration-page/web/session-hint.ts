import { SESSION_HINT } from "../../../kit/contract/session-hint.ts";

/** Whether somebody has logged in on this device. If not, no request is needed. */
export function isHinted(): boolean {
	return document.cookie.split("; ").some((one) => one.startsWith(`${SESSION_HINT}=`));
}

/** Called when the server reports the session's end. */
export function forgetHint(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every current browser
	document.cookie = `${SESSION_HINT}=; path=/; max-age=0`;
}
