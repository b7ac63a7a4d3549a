import { SESSION_HINT } from "../../../kit/contract/session-hint.ts";

/** Whether somebody has logged in on this device: where nobody has, nobody needs to be asked for. */
export function isHinted(): boolean {
	return document.cookie.split("; ").some((one) => one.startsWith(`${SESSION_HINT}=`));
}

/** Forgets it, once the server has said that the session is over. */
export function forgetHint(): void {
	// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every current browser
	document.cookie = `${SESSION_HINT}=; path=/; max-age=0`;
}
