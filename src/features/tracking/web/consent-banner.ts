import { CONSENT_KEY } from "../addresses.ts";
import { denyByDefault } from "./google-consent.ts";
import { keepFieldsClear } from "./keep-clear.ts";

/** If storage is unavailable, the visitor is asked again on the next page. */
function storedChoice(): string | null {
	try {
		return localStorage.getItem(CONSENT_KEY);
	} catch {
		return null;
	}
}

/**
 * Shows the banner without a choice, and again from the footer (spec §4). Tracking code is not fetched before consent.
 */
export function consentBanner(): void {
	const banner = document.querySelector<HTMLElement>("[data-consent]");
	if (!banner) return;
	const tracking = () => import("./visitor.ts");
	denyByDefault();
	keepFieldsClear(banner);
	let opener: HTMLElement | undefined;
	const open = () => {
		banner.hidden = false;
		banner.querySelector("h2")?.focus();
	};
	document.addEventListener("click", (event) => {
		const link = (event.target as Element).closest<HTMLElement>("[data-cookie-settings]");
		if (!link) return;
		event.preventDefault();
		opener = link;
		open();
	});
	banner.addEventListener("click", (event) => {
		const choice = (event.target as Element).closest("button")?.value;
		if (!choice) return;
		const before = storedChoice();
		try {
			localStorage.setItem(CONSENT_KEY, choice);
		} catch {}
		banner.hidden = true;
		opener?.focus();
		if (storedChoice() === "true") void tracking().then((module) => module.beginTracking(banner));
		else if (before === "true") void tracking().then((module) => module.endTracking());
	});
	const choice = storedChoice();
	banner.hidden = choice !== null;
	if (choice === "true") void tracking().then((module) => module.beginTracking(banner));
	if (location.hash === "#consent-title") open();
}
