import { promoBarsAddress } from "../../features/promo/addresses.ts";
import type { getPromoBars } from "../../features/promo/contract.ts";
import { type CallFailure, call } from "../../kit/api/call.ts";
import { SESSION_HINT } from "../../kit/contract/session-hint.ts";
import { langOf } from "../../kit/i18n/lang.ts";
import { openFoldsOf } from "../../kit/ui/phone-folds.ts";
import { siteNow } from "../../kit/ui/site-now.ts";
import { timeLeft, twoDigits } from "./countdown.ts";
import { rememberLanguage } from "./stored-language.ts";

/** Spec §2: the header is fixed after 250 px of scrolling. */
const HEADER_AFTER_PX = 250;
/** Delays the promo refresh until after the first paint. */
const PROMO_AFTER_MS = 1000;
/** Spec §2: scrolling to an anchor takes a second. */
const SCROLL_MS = 1000;
/**
 * Scrolling ends once section heights are stable for this time and number of frames, or when the visitor scrolls. Busy
 * devices draw few frames a second.
 */
const SETTLE_MS = 1000;
const SETTLE_FRAMES = 20;

/** Shows the fixed header after 250 px. */
export function watchScroll(): void {
	const root = document.documentElement;
	const update = () => root.toggleAttribute("data-scrolled", scrollY > HEADER_AFTER_PX);
	addEventListener("scroll", update, { passive: true });
	requestAnimationFrame(update); // an immediate update would force layout before the page is complete
}

/** Updates every countdown of the page each second. */
export function runCountdowns(): void {
	for (const place of document.querySelectorAll<HTMLElement>("[data-deadline]")) {
		const deadline = Date.parse(place.dataset["deadline"] ?? "");
		const parts = (["days", "hours", "minutes", "seconds"] as const).map(
			(part) => [part, place.querySelector(`[data-part="${part}"]`)] as const,
		);
		const passed = place.querySelector<HTMLElement>("[data-passed]");
		const update = () => {
			const left = timeLeft(deadline, siteNow().getTime());
			for (const [part, element] of parts) {
				// Changes the text node in place: a new node would re-evaluate every :has() of the page each second.
				if (element?.firstChild)
					element.firstChild.nodeValue = part === "days" ? String(left.days) : twoDigits(left[part]);
			}
			if (passed) passed.hidden = !left.isPassed;
			if (left.isPassed) clearInterval(timer);
		};
		const timer = setInterval(update, 1000);
		update();
	}
}

/**
 * Scrolls to an element within `inMs`, or at once under reduced motion. Sections get their real heights only when near,
 * so it measures the target in every frame.
 */
function scrollToElement(target: Element, inMs: number): void {
	const margin = scrollMargin();
	const goal = () => scrollY + target.getBoundingClientRect().top - margin;
	const from = scrollY;
	const length = matchMedia("(prefers-reduced-motion: reduce)").matches ? 0 : inMs;
	const start = performance.now();
	const interruption = new AbortController();
	for (const kind of ["wheel", "touchstart", "keydown", "pointerdown"] as const)
		addEventListener(kind, () => interruption.abort(), { passive: true, signal: interruption.signal });
	let last = 0;
	let steadySince = start;
	let steadyFrames = 0;
	const step = (now: number) => {
		if (interruption.signal.aborted) return;
		const share = length === 0 ? 1 : Math.min(1, (now - start) / length);
		const eased = 1 - (1 - share) ** 3;
		const wanted = goal();
		scrollTo({ top: from + (wanted - from) * eased, behavior: "instant" });
		const isSteady = share === 1 && Math.abs(wanted - last) <= 1 && document.readyState === "complete";
		if (!isSteady) steadySince = now;
		steadyFrames = isSteady ? steadyFrames + 1 : 0;
		last = wanted;
		if (now - steadySince < SETTLE_MS || steadyFrames < SETTLE_FRAMES) requestAnimationFrame(step);
		else interruption.abort();
	};
	step(start);
}

function anchorOf(hash: string): HTMLElement | null {
	return hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
}

/** Runs after the next paint, so that the page reacts to a press first. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run));

/** In-page anchors scroll smoothly, update the URL and move focus. An anchor in the initial URL is reached exactly. */
export function smoothAnchors(): void {
	const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
	const named = anchorOf(location.hash);
	if (named) openFoldsOf(named);
	if (named && visit?.type === "navigate") scrollToElement(named, 0); // a reload restores the scroll position
	document.addEventListener("click", (event) => {
		const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href^="#"]');
		if (!link || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
		const target = anchorOf(link.hash);
		if (!target) return;
		event.preventDefault();
		openFoldsOf(target); // native anchors move focus too
		if (location.hash !== link.hash) history.pushState(null, "", link.hash);
		afterPaint(() => {
			layOutAll();
			scrollToElement(target, SCROLL_MS);
		});
		if (!target.matches("a, button, input, [tabindex]")) target.tabIndex = -1;
		target.focus({ preventScroll: true });
	});
}

/** Stores the chosen language here and on the server (spec §4). */
export function storeLanguage(): void {
	// keeps the other query parameters
	const query = new URLSearchParams(location.search);
	query.delete("lang");
	for (const link of document.querySelectorAll<HTMLAnchorElement>("a[data-lang]")) {
		const lang = link.dataset["lang"];
		if (query.size > 0) link.search = query.toString();
		link.addEventListener("click", () => rememberLanguage(langOf(lang)));
	}
}

/** Switches links for logged-in visitors, also after a log-in or log-out on this page. */
export function markKnown(): void {
	const update = () =>
		document.documentElement.toggleAttribute("data-known", document.cookie.includes(`${SESSION_HINT}=`));
	update();
	if ("cookieStore" in window) cookieStore.addEventListener("change", update);
}

/**
 * A closed promo bar stays closed on this device until the next one: a cookie tells the server to omit it. An expired
 * one is removed; a failed check is logged to the console (spec §8). A floating one publishes its height, so that it
 * covers nothing.
 */
export function promoBar(): void {
	const bar = document.querySelector<HTMLElement>("[data-promo]");
	const promoKey = bar?.dataset["promo"];
	if (!bar || !promoKey) return;
	const root = document.documentElement;
	const button = bar.querySelector("button");
	const closed = () => /(?:^|; )closed=([\d.]+)/.exec(document.cookie)?.[1]?.split(".") ?? [];
	bar.hidden = button !== null && closed().includes(promoKey); // a page restored from the back/forward cache
	if (button) new ResizeObserver(() => root.style.setProperty("--promo", `${bar.offsetHeight}px`)).observe(bar);
	const { lang, dataset } = root;
	const requested = { params: { eventCode: dataset["event"] ?? "" }, query: { lang } };
	const ask = () =>
		call<typeof getPromoBars>(promoBarsAddress, requested).then(
			(bars) => {
				if (!bars.some((one) => one.key === promoKey)) bar.hidden = true;
			},
			(failure: CallFailure) => console.log(failure.problem?.errorMessage ?? failure.message),
		);
	setTimeout(ask, PROMO_AFTER_MS);
	button?.addEventListener("click", () => {
		// biome-ignore lint/suspicious/noDocumentCookie: the next page must already see it
		document.cookie = `closed=${[...closed(), promoKey].slice(-8).join(".")}; path=/; max-age=31536000; samesite=lax`;
		bar.hidden = true;
	});
}

/** The phone's menu closes after a choice and on Escape. */
export function phoneMenu(): void {
	const menu = document.querySelectorAll<HTMLDetailsElement>("details[data-menu]");
	for (const one of menu) {
		one.addEventListener("click", (event) => {
			if ((event.target as Element).closest("a")) one.open = false;
		});
		one.addEventListener("keydown", (event) => {
			if (event.key === "Escape" && one.open) {
				one.open = false;
				one.querySelector("summary")?.focus();
			}
		});
	}
}

const allSections = () => [...document.querySelectorAll<HTMLElement>("main#content:not(.acc-main) > *, .site-footer")];

/** Sections that get their layout when they come near. */
const sectionsOutOfSight = () => allSections().filter((one) => getComputedStyle(one).contentVisibility === "auto");

/** The distance in px between the top of the screen and a followed anchor. */
const scrollMargin = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** Returns the first section that begins on the screen, or the element at the top of a long section. */
function firstOnScreen(): Element | undefined {
	const top = scrollMargin();
	const beginsOnScreen = (one: Element) => {
		const { y, height } = one.getBoundingClientRect();
		return height > 0 && y > top - 1 && y < innerHeight;
	};
	// a fixed header may cover the point
	const atTop = () =>
		document.elementsFromPoint(innerWidth / 2, top + 1).find((one) => one.closest("main, .site-footer"));
	return allSections().find(beginsOnScreen) ?? atTop();
}

/** Lays out sections whose heights change. The first one on the screen stays in place. */
function layOut(sections: readonly HTMLElement[]): void {
	const first = scrollY > 0 ? firstOnScreen() : undefined;
	const before = first?.getBoundingClientRect().top ?? 0;
	for (const section of sections) section.style.contentVisibility = "visible";
	if (first) scrollBy({ top: first.getBoundingClientRect().top - before, behavior: "instant" });
}

const layOutAll = () => layOut(sectionsOutOfSight());

/**
 * Lays out off-screen sections one by one when idle, so that jumps land exactly. A jump before that first lays out all
 * of them: its scroll event runs before the paint, and the browser lays them out only after the paint.
 */
export function layOutSections(): void {
	addEventListener("scroll", layOutAll, { once: true, passive: true });
	if (scrollY > 0) layOutAll();
	const next = () => {
		const [section] = sectionsOutOfSight(); // read when idle, because before the first paint it would force a layout
		if (!section) return;
		layOut([section]);
		requestIdleCallback(next);
	};
	if (!("requestIdleCallback" in window)) return;
	if (document.readyState === "complete") requestIdleCallback(next);
	else addEventListener("load", () => requestIdleCallback(next), { once: true });
}
