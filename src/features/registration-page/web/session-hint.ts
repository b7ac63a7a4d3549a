import { SESSION_HINT } from "../../../kit/contract/session-hint.ts";

/** Whether someone has logged in on this device; if not, the server need not be asked. */
export function isHinted(): boolean {
	return document.cookie.split("; ").some((one) => one.startsWith(`${SESSION_HINT}=`));
}

/** The server has reported the session's end. */
export function forgetHint(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every current browser
	document.cookie = `${SESSION_HINT}=; path=/; max-age=0`;
}
