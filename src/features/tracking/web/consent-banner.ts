import { CONSENT_KEY } from "../addresses.ts";
import { denyByDefault } from "./google-consent.ts";
import { keepFieldsClear } from "./keep-clear.ts";

/** Without storage the next page asks again. */
function storedChoice(): string | null {
	try {
		return localStorage.getItem(CONSENT_KEY);
	} catch {
		return null;
	}
}

/** Returns the closed banner's focus to the opener, otherwise to the content, without scrolling. */
function focusPage(opener: HTMLElement | undefined): void {
	const content = document.getElementById("content");
	if (!opener?.isConnected) content?.setAttribute("tabindex", "-1");
	(opener?.isConnected ? opener : content)?.focus({ preventScroll: true });
}

/** Shows the banner until a choice, and again from the footer (spec §4). Tracking code loads only after consent. */
export function consentBanner(): void {
	const banner = document.querySelector<HTMLElement>("[data-consent]");
	if (!banner) return;
	const tracking = () => import("./visitor.ts");
	denyByDefault();
	keepFieldsClear(banner);
	let opener: HTMLElement | undefined;
	banner.addEventListener("focusin", ({ relatedTarget }) => {
		if (relatedTarget instanceof HTMLElement && !banner.contains(relatedTarget)) opener = relatedTarget;
	});
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
		focusPage(opener);
		if (storedChoice() === "true") void tracking().then((module) => module.beginTracking(banner));
		else if (before === "true") void tracking().then((module) => module.endTracking());
	});
	const choice = storedChoice();
	banner.hidden = choice !== null;
	if (choice === "true") void tracking().then((module) => module.beginTracking(banner));
	if (location.hash === "#consent-title") open();
}
