/** Spec §9. */
const DELAY_MS = 10_000;
/** Set once the modal was closed or is no longer needed. */
const KEY = "mobileNewsletter";
/** Part of another modal's address, which takes precedence (spec §2). */
const OTHER_MODAL = "open-volunteer-modal";
/** An open menu or a focused text field is not interrupted. */
const BUSY = "details[data-menu][open], input:focus, textarea:focus, select:focus";

/** Stops the modal from opening by itself. */
export function settleMobileNewsletter(how: "closed" | "subscribed"): void {
	if (localStorage.getItem(KEY) !== "subscribed") localStorage.setItem(KEY, how);
}

/**
 * Opens the mobile newsletter on the landing page (the caller checks for a phone) after ten seconds, unless it was
 * closed or used before; retries after ten seconds while another modal is open.
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
