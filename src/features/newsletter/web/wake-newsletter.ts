import { invariant } from "../../../kit/invariant/invariant.ts";
/** Loads the form's script on first interaction. An earlier submission waits for it. */
export function wakeNewsletter(): void {
	const form = document.querySelector<HTMLFormElement>("form[data-newsletter]");
	if (!form) return;
	let isSent = false;
	let isComing = false;
	form.noValidate = true;
	const wake = async () => {
		if (isComing) return;
		isComing = true;
		try {
			const { newsletterForm } = await import("./newsletter-form.ts");
			form.removeEventListener("focusin", wake);
			form.removeEventListener("submit", hold);
			newsletterForm(form);
			if (isSent) form.requestSubmit();
		} catch {
			isComing = false;
			if (isSent)
				invariant(form.querySelector("[data-failure]"), "the failure").textContent = form.dataset["noAnswer"] ?? null;
		}
	};
	const hold = (event: Event) => {
		event.preventDefault();
		isSent = true;
		void wake();
	};
	form.addEventListener("focusin", wake);
	form.addEventListener("submit", hold);
}
