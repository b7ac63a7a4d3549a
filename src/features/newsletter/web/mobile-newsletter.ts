/** Spec §9: how long after the page the modal opens by itself. */
const DELAY_MS = 10_000;
/** Where it is remembered that it was closed, or is not needed any more. */
const KEY = "mobileNewsletter";
/** Who came by this address came for another modal (spec §2). */
const OTHER_MODAL = "open-volunteer-modal";
/** What is not interrupted, besides another modal: a menu, somebody who writes. */
const BUSY = "details[data-menu][open], input:focus, textarea:focus, select:focus";

/** Remembers that the modal need not open by itself any more. */
export function settleMobileNewsletter(how: "closed" | "subscribed"): void {
	if (localStorage.getItem(KEY) !== "subscribed") localStorage.setItem(KEY, how);
}

/**
 * On the landing page of a phone (who calls it judges that), opens the mobile newsletter after ten seconds, until it was closed or signed up by once;
 * ten seconds later where another modal is open at that moment.
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
