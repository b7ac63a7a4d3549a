import { tidy } from "../i18n/no-break.ts";
import { invariant } from "../invariant/invariant.ts";

/** Spec §9: how long a toast is shown where it is not said. */
const DELAY_MS = 5000;

export type Toast = {
	/** A sentence in the page's language, as text. */
	message: string;
	/** Success and danger look different (spec §2). */
	type: "success" | "danger";
	/** How long it is shown, in milliseconds; not while the pointer or the focus is on it. */
	delay?: number;
};

/**
 * Shows a sentence in a corner of the page and has it read out, politely or, for danger, at once. Several stack; a click
 * or its button takes one away (spec §4). Plain DOM: any island, window or behaviour calls it. The page must hold
 * `ToastRegion`.
 */
export function showToast({ message, type, delay = DELAY_MS }: Toast): void {
	const toast = document.createElement("div");
	toast.className = `toast toast-${type}`;
	const text = document.createElement("p");
	text.textContent = tidy(message);
	const close = document.createElement("button");
	close.type = "button";
	close.ariaLabel = document.documentElement.lang === "en" ? "Close" : "Zamknij";
	close.append(iconOf("close"));
	toast.append(iconOf(type === "success" ? "check" : "warning"), text, close);
	toast.addEventListener("click", () => leave(toast));
	leaveAfter(toast, delay);
	invariant(document.getElementById(`toasts-${type}`), "the toasts").append(toast);
}

/** Takes a toast away after a time of which nothing passes while somebody reads it. */
function leaveAfter(toast: HTMLElement, delay: number): void {
	let timer: ReturnType<typeof setTimeout>;
	const run = () => {
		clearTimeout(timer);
		timer = setTimeout(() => leave(toast), delay);
	};
	const hold = () => clearTimeout(timer);
	for (const kind of ["pointerenter", "focusin"] as const) toast.addEventListener(kind, hold);
	for (const kind of ["pointerleave", "focusout"] as const) toast.addEventListener(kind, run);
	run();
}

/** Lets it fade, then removes it. */
function leave(toast: HTMLElement): void {
	toast.dataset["leaving"] = "";
	void Promise.allSettled(toast.getAnimations().map((one) => one.finished)).then(() => toast.remove());
}

function iconOf(name: "check" | "warning" | "close"): SVGElement {
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	svg.setAttribute("class", "icon");
	svg.setAttribute("aria-hidden", "true");
	svg.append(document.createElementNS("http://www.w3.org/2000/svg", "use"));
	svg.firstElementChild?.setAttribute("href", `#i-${name}`);
	return svg;
}
