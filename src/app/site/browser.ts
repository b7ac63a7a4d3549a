import { invariant } from "../../kit/invariant/invariant.ts";
import "./site.css";
import type { ComponentType } from "react";
import { isMobile } from "../../features/newsletter/is-mobile.ts";
import { wakeNewsletter } from "../../features/newsletter/web/wake-newsletter.ts";
import { watchBuyBar } from "../../features/packages/web/buy-bar.ts";
import { consentBanner } from "../../features/tracking/web/consent-banner.ts";
import { wakeCarousels } from "../../kit/ui/carousel.ts";
import { watchPhoneFolds } from "../../kit/ui/phone-folds.ts";
import { watchPresses } from "../../kit/ui/pressed-card.ts";
import {
	layOutSections,
	markKnown,
	phoneMenu,
	promoBar,
	runCountdowns,
	smoothAnchors,
	storeLanguage,
	watchScroll,
} from "./behaviours.ts";
import { earlyModal } from "./early-modal.ts";
import type { HydrationQueue } from "./hydration-queue.ts";
import { modalOf } from "./modal-address.ts";
import { shownFragment, watchModalAddress } from "./modal-history.ts";

/** The hydrated components. They load lazily when a document contains them and they wake. */
const islands = {
	registration: () => import("./RegistrationPanel.tsx").then((module) => module.RegistrationPanel),
	extras: () => import("../../features/additions/web/AdditionPanel.tsx").then((module) => module.AdditionPanel),
	account: () => import("./AccountPanel.tsx").then((module) => module.AccountPanel),
	confirm: () => import("../../features/account/web/ConfirmPanel.tsx").then((module) => module.ConfirmPanel),
	address: () => import("../../features/account/web/AddressPanel.tsx").then((module) => module.AddressPanel),
	reset: () => import("../../features/account/web/ResetPanel.tsx").then((module) => module.ResetPanel),
	emails: () => import("../../features/newsletter/web/EmailsPanel.tsx").then((module) => module.EmailsPanel),
	order: () => import("./OrderPanel.tsx").then((module) => module.OrderPanel),
	ticket: () => import("../../features/tickets/web/TicketPanel.tsx").then((module) => module.TicketPanel),
	testPayment: () => import("../../features/order-page/web/TestGateway.tsx").then((module) => module.TestGateway),
	company: () => import("./CompanyKeeping.tsx").then((module) => module.CompanyKeeping),
	agenda: () => import("../../features/agenda-page/web/AgendaSection.tsx").then((module) => module.AgendaSection),
	score: () => import("../../features/score/web/ScoreSection.tsx").then((module) => module.ScoreSection),
} satisfies Record<string, () => Promise<ComponentType<never>>>;
export type IslandName = keyof typeof islands;

/** Starts recording an island. It also gets presses from before the recorder's module loads. */
async function watched(element: HTMLElement): Promise<HydrationQueue> {
	let pressed: Event | undefined;
	const note = (event: Event) => {
		pressed = event;
	};
	element.addEventListener("click", note, true);
	const { queueInteractions } = await import("./hydration-queue.ts");
	element.removeEventListener("click", note, true);
	return queueInteractions(element, pressed);
}

/** Only islands that wake at once have fields, so only their input is replayed. */
async function hydrate(element: HTMLElement, props: object): Promise<void> {
	const watching = element.dataset["wake"] === "now" ? watched(element) : undefined;
	const [component, { createElement, useEffect }, { hydrateRoot }, asleep] = await Promise.all([
		islands[element.dataset["island"] as IslandName](),
		import("react"),
		import("react-dom/client"),
		watching,
	]);
	/** Wraps the component, so that the component's effects run first. */
	function Awake() {
		useEffect(() => {
			asleep?.handOver();
			element.dataset["awake"] = "";
		}, []);
		return createElement(component as ComponentType<object>, props);
	}
	hydrateRoot(element, createElement(Awake), { identifierPrefix: `i${element.dataset["index"]}-` });
}

/** A part this many px outside the viewport counts as near, as its data has to load. */
const NEAR_PX = 600;
const ISLAND_NEAR_PX = 1200;

function whenNear(element: HTMLElement, start: () => void, distance = NEAR_PX): void {
	const watcher = new IntersectionObserver(
		(entries) => {
			if (!entries.some((entry) => entry.isIntersecting)) return;
			watcher.disconnect();
			start();
		},
		{ rootMargin: `${distance}px` },
	);
	watcher.observe(element);
}

function wake(element: HTMLElement, start: () => void): void {
	const when = element.dataset["wake"];
	if (when === "visible") whenNear(element, start, ISLAND_NEAR_PX);
	else if (when === "seen") whenNear(element, start, 0);
	else if (when === "idle" && "requestIdleCallback" in window) requestIdleCallback(start, { timeout: 3000 });
	else if (when !== "known" || "known" in document.documentElement.dataset) start();
}

function wakeIslands(): void {
	let props: object[] | undefined;
	const propsOf = (element: HTMLElement) => {
		props ??= JSON.parse(document.getElementById("islands")?.textContent ?? "[]") as object[];
		return invariant(props[Number(element.dataset["index"])], "what the island shows");
	};
	for (const element of document.querySelectorAll<HTMLElement>("[data-island]")) {
		wake(element, () => void hydrate(element, propsOf(element)));
	}
}

/** Loads the number of remaining places when the price list comes near. */
function watchPrices(): void {
	const section = document.querySelector<HTMLElement>("#packages[data-event]");
	if (!section) return;
	whenNear(section, () => {
		void import("../../features/packages/web/few-places.ts").then((module) => module.tellFewPlaces(section));
	});
}

function watchCalls(): void {
	const filter = document.querySelector<HTMLElement>("[data-call-filter]");
	if (filter) void import("./call-filter.ts").then((module) => module.filterCalls(filter));
}

/** Opens the newsletter modal after a while on phones. Other devices do not load this module. */
function waitOnPhones(): void {
	if (!isMobile(navigator.userAgent)) return;
	const load = () =>
		void import("../../features/newsletter/web/mobile-newsletter.ts").then(({ mobileNewsletter }) =>
			mobileNewsletter(() => modalOf(shownFragment()) !== undefined),
		);
	if (document.readyState === "complete") load();
	else addEventListener("load", load, { once: true });
}

let isHostStarted = false;

function start(): void {
	watchScroll();
	watchPresses();
	markKnown();
	runCountdowns();
	smoothAnchors();
	storeLanguage();
	promoBar();
	consentBanner();
	layOutSections();
	phoneMenu();
	watchPhoneFolds();
	watchBuyBar();
	wakeCarousels();
	wakeNewsletter();
	waitOnPhones();
	wakeIslands();
	watchPrices();
	watchCalls();
	watchModalAddress(() => {
		if (isHostStarted) return;
		isHostStarted = true;
		const takeAway = earlyModal();
		void import("./ModalHost.tsx").then(
			(module) => module.startModalHost(takeAway),
			() => {
				takeAway();
				isHostStarted = false; // the next modal retries
			},
		);
	});
}

// The script does not block parsing, so the document may be complete already.
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
