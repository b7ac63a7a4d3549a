/** Spec §9. */
const DELAY_MS = 10_000;
/** Stored once the modal was closed or used. */
const KEY = "mobileNewsletter";
/** A URL with this opens another modal, which takes precedence (spec §2). */
const OTHER_MODAL = "open-volunteer-modal";
/** The modal does not interrupt an open menu or a focused text field. */
const BUSY = "details[data-menu][open], input:focus, textarea:focus, select:focus";

/** Stops the modal from opening by itself. */
export function settleMobileNewsletter(how: "closed" | "subscribed"): void {
	if (localStorage.getItem(KEY) !== "subscribed") localStorage.setItem(KEY, how);
}

/**
 * Opens the mobile newsletter on the landing page after ten seconds, unless it was closed or used before. While another
 * modal is open, it retries every ten seconds. The caller checks for a phone.
 */
export function mobileNewsletter(isModalOpen: () => boolean): void {
	if (!document.querySelector("form[data-newsletter]")) return;
	const wait = () => {
		if (localStorage.getItem(KEY) || location.href.includes(OTHER_MODAL)) return;
		setTimeout(() => {
			if (localStorage.getItem(KEY) || location.href.includes(OTHER_MODAL)) return;
			if (isModalOpen() || document.querySelector(BUSY)) wait();
			else location.hash = "mobile-newsletter";
		}, DELAY_MS);
	};
	wait();
}
