import { tidy } from "../i18n/no-break.ts";
import { invariant } from "../invariant/invariant.ts";

/** Spec §9: the default duration, in ms. */
const DELAY_MS = 5000;

export type Toast = {
	/** A sentence in the page's language, as text. */
	message: string;
	/** Success and danger look different (spec §2). */
	type: "success" | "danger";
	/** The duration in ms. Pointer or focus pauses it. */
	delay?: number;
};

/**
 * Shows and announces a sentence, politely or, for danger, at once. Toasts stack; a click or the button dismisses one
 * (spec §4). It is plain DOM, so any island can use it. The page must contain `ToastRegion`.
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

/** Dismisses a toast after `delay`, which pauses under pointer or focus. */
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

/** Fades a toast out, then removes it. */
function leave(toast: HTMLElement): void {
	toast.dataset["leaving"] = "";
	void Promise.allSettled(toast.getAnimations().map((one) => one.finished)).then(() => toast.remove());
}

function iconOf(name: "check" | "warning" | "close"): SVGElement {
	const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
	svg.setAttribute("class", "icon");
	svg.setAttribute("aria-hidden", "true");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.append(document.createElementNS("http://www.w3.org/2000/svg", "use"));
	svg.firstElementChild?.setAttribute("href", `#i-${name}`);
	return svg;
}
