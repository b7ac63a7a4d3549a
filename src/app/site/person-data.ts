import { accountTexts, resetTexts } from "../../features/account/texts.ts";
import { gatewayTexts, orderTexts } from "../../features/payments/page-texts.ts";
import { texts as preferencesTexts } from "../../features/preferences/texts.ts";
import { additionTexts } from "../../features/registration/addition-texts.ts";
import { formDataOf } from "../../features/registration/server/form-data.ts";
import { texts } from "../../features/registration/texts.ts";
import { texts as ticketTexts } from "../../features/tickets/texts.ts";
import { texts as trackingTexts } from "../../features/tracking/texts.ts";
import type { Text } from "../../kit/i18n/lang.ts";
import type { Deps } from "../deps.ts";
import type { LoadedPage, PageRequest } from "../pages.ts";

function headOf(
	{ frame, event }: PageRequest,
	title: string,
	description: Text,
	isIndexable: boolean,
): LoadedPage["head"] {
	return {
		title: `${title} – ${frame.event.name}`,
		description: description[frame.lang],
		imageUrl: event.socialImageUrl,
		isIndexable,
		linkedData: [],
	};
}

/** The registration page of an event and the form of a meetup. */
export async function registrationPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { event, lang, frame, calendarCode } = request;
	const { form, until } = await formDataOf(deps.db, {
		event,
		lang,
		base: frame.base,
		calendarCode,
		now: deps.clock.now(),
	});
	const title = { pl: "Rejestracja", en: "Registration" };
	return {
		data: form,
		until,
		head: headOf(request, title[lang], event.isMeeting ? texts.meetupLead : texts.lead, true),
	};
}

/** The page of log-in and account. */
export async function userPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, accountTexts.logInTitle[request.lang], accountTexts.logInLead, false) };
}

/** The page on which somebody adds to their ticket. */
export async function extrasPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = additionTexts;
	return { data: {}, head: headOf(request, pageTitle[request.lang], description, false) };
}

/** The page about what the browser keeps. */
export async function cookiesPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, pageLead } = trackingTexts;
	return {
		data: request.frame.tracking!.tags,
		head: headOf(request, pageTitle[request.lang], pageLead, true),
	};
}

/** The page of the activation link. */
export async function confirmPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const title = { pl: "Aktywacja konta", en: "Account activation" };
	return { data: {}, head: headOf(request, title[request.lang], accountTexts.confirming, false) };
}

/** The page for a new password. */
export async function resetPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, resetTexts.pageTitle[request.lang], resetTexts.askLead, false) };
}

/** The page of a reader's letters. */
export async function lettersPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = preferencesTexts;
	return { data: {}, head: headOf(request, pageTitle[request.lang], description, false) };
}

/** The page of an order. */
export async function orderPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, orderTexts.pageTitle[request.lang], orderTexts.description, false) };
}

/** The page of a ticket. */
export async function ticketPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, ticketTexts.pageTitle[request.lang], ticketTexts.description, false) };
}

/** The page of the test gateway. */
export async function testPaymentPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, gatewayTexts.pageTitle[request.lang], gatewayTexts.description, false) };
}
