import { HONEYPOT_FIELD } from "../../../kit/contract/fill-time.ts";
import { langOf } from "../../../kit/i18n/lang.ts";
import { tidy } from "../../../kit/i18n/no-break.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { fillTime } from "../../../kit/ui/fill-time.ts";
import { watchReleases } from "../../../kit/ui/released.ts";
import { normalizedEmail } from "../../account/rules.ts";
import { MARKETING_KEY, SUBSCRIPTION_TYPE, signUpErrors } from "../rules.ts";
import { texts } from "../texts.ts";
import { settleMobileNewsletter } from "./mobile-newsletter.ts";

const FIELDS = ["email", "gdprs"] as const;
type Field = (typeof FIELDS)[number];
type Messages = Partial<Record<Field, string>>;

/** Validates by the server's rule, submits and shows the result. */
// long: its listeners share the state of one form
export function newsletterForm(form: HTMLFormElement): void {
	const lang = langOf(document.documentElement.lang);
	const failure = invariant(form.querySelector<HTMLElement>("[data-failure]"), "the failure");
	const time = fillTime();
	let isBusy = false;
	const { released } = watchReleases();
	/** Fields validated while typing: each field after it was left, and all after a submission. */
	const validatedFields = new Set<string>();
	const wrong = (): Messages => {
		const errors = Object.entries(signUpErrors(payloadOf(form))).filter(([field]) => validatedFields.has(field));
		return Object.fromEntries(errors.map(([field, text]) => [field, text[lang]]));
	};
	form.addEventListener("input", () => show(form, wrong()));
	form.addEventListener("focusout", async ({ target }) => {
		const { name } = target as HTMLInputElement;
		if (validatedFields.has(name)) return; // shown until the field changes
		validatedFields.add(name);
		await released();
		if (!isBusy) show(form, wrong());
	});
	const email = inputOf(form, "email");
	// for text typed before this script loaded
	if (email.value && email !== document.activeElement) {
		validatedFields.add(email.name);
		show(form, wrong());
	}
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		if (isBusy) return;
		for (const field of FIELDS) validatedFields.add(field);
		failure.textContent = "";
		const messages = wrong();
		show(form, messages);
		if (focusFirst(form, messages)) return;
		isBusy = true;
		showBusy(form, texts.sending[lang]);
		await time.enough();
		const answer = await sent(form, lang, time.ms());
		isBusy = false;
		showBusy(form, undefined, texts.submit[lang]);
		if (answer.isDone) return finish(form, answer);
		show(form, answer.fields);
		if (!focusFirst(form, answer.fields)) failure.textContent = tidy(answer.message ?? texts.noAnswer[lang]);
	});
}

function inputOf(form: HTMLFormElement, field: Field): HTMLInputElement {
	return form.elements.namedItem(field) as HTMLInputElement;
}

function payloadOf(form: HTMLFormElement) {
	return {
		email: normalizedEmail(inputOf(form, "email").value),
		gdprs: { [MARKETING_KEY]: inputOf(form, "gdprs").checked },
	};
}

function show(form: HTMLFormElement, messages: Messages): void {
	for (const field of FIELDS) {
		const words = messages[field];
		const place = invariant(document.getElementById(`newsletter-${field}-error`), `the error of ${field}`);
		inputOf(form, field).setAttribute("aria-invalid", String(words !== undefined));
		invariant(place.querySelector("span"), "its text").textContent = tidy(words ?? "");
		place.hidden = words === undefined;
	}
}

/** Focuses the first invalid field; false if there is none. */
function focusFirst(form: HTMLFormElement, messages: Messages): boolean {
	const first = FIELDS.find((field) => messages[field] !== undefined);
	if (first) inputOf(form, first).focus();
	return first !== undefined;
}

/** Not `disabled`, so that the button keeps its focus. */
function showBusy(form: HTMLFormElement, busy: string | undefined, rest = ""): void {
	const button = invariant(form.querySelector("button"), "the button");
	button.setAttribute("aria-disabled", String(busy !== undefined));
	button.textContent = tidy(busy ?? rest);
}

async function sent(form: HTMLFormElement, lang: "pl" | "en", filledInMs: number) {
	const eventCode = invariant(form.dataset["newsletter"], "the event");
	const body = {
		eventCode,
		...payloadOf(form),
		wantInform: true,
		typeId: SUBSCRIPTION_TYPE.default,
		language: lang,
		wantMobileReminder: false,
		filledInMs,
		website: new FormData(form).get(HONEYPOT_FIELD),
	};
	const response = await fetch(`/api/event/${encodeURIComponent(eventCode)}/subscription?lang=${lang}`, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body),
	}).catch(() => undefined);
	const answer = await response?.json().catch(() => undefined);
	const fields: Messages = {};
	for (const field of FIELDS) {
		const words = answer?.modelState?.[field]?.[0];
		if (words) fields[field] = words;
	}
	const message = (answer?.message ?? answer?.errorMessage) as string;
	return { isDone: response?.ok === true, message, nextStep: answer?.nextStep as string, fields };
}

function finish(form: HTMLFormElement, { message, nextStep }: { message: string; nextStep: string }): void {
	const done = invariant(form.parentElement?.querySelector<HTMLElement>("[data-done]"), "what is said in the end");
	for (const [place, words] of [message, nextStep].entries())
		invariant(done.children[place], "its words").textContent = tidy(words);
	settleMobileNewsletter("subscribed");
	form.hidden = true;
	done.focus();
}
