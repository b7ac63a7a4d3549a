import { addressTexts } from "../../features/account/address-texts.ts";
import { accountTexts, resetTexts } from "../../features/account/texts.ts";
import { additionTexts } from "../../features/additions/texts.ts";
import { eventCalendarPath } from "../../features/agenda/rules.ts";
import { lecturesOf } from "../../features/agenda/server/store.ts";
import { type Offer, offered, startAt } from "../../features/demonstration/people.ts";
import { demoPassword } from "../../features/demonstration/server/password.ts";
import { facesOf } from "../../features/demonstration/server/store.ts";
import { calendarsOf } from "../../features/event/server/store.ts";
import { sourcesOfStreams } from "../../features/live/rules.ts";
import { nextStreamAt, streamsOf } from "../../features/live/server/store.ts";
import { texts as preferencesTexts } from "../../features/newsletter/preferences-texts.ts";
import { gatewayTexts, orderTexts } from "../../features/order-page/page-texts.ts";
import type { Address } from "../../features/registration-page/address.ts";
import { readAddress } from "../../features/registration-page/server/address.ts";
import { formDataOf, salesOf } from "../../features/registration-page/server/form-data.ts";
import { texts } from "../../features/registration-page/texts.ts";
import { texts as ticketTexts } from "../../features/tickets/texts.ts";
import { texts as trackingTexts } from "../../features/tracking/texts.ts";
import { localized, type Text, wordsIn } from "../../kit/i18n/lang.ts";
import { invariant } from "../../kit/invariant/invariant.ts";
import { timeText } from "../../kit/time/zone.ts";
import { texts as appTexts } from "../account/texts.ts";
import { isDemonstrationGrowing } from "../boot/demonstration-mark.ts";
import type { Deps } from "../boot/deps.ts";
import { exhibitorTexts } from "../exhibitor/texts.ts";
import type { Input, LoadedPage, PageData, PageRequest } from "../http/page-spec.ts";
import { officeTexts } from "../office/texts.ts";
import { PICKS } from "./first-picks.ts";
import type { OrderPanelProps } from "./OrderPanel.tsx";

function headOf(
	{ frame, eventPictureUrl }: PageRequest,
	title: string,
	description: Text,
	isIndexable: boolean,
): LoadedPage["head"] {
	return {
		title: `${title} – ${frame.event.name}`,
		description: description[frame.lang],
		imageUrl: eventPictureUrl,
		isIndexable,
		linkedData: [],
	};
}

/**
 * The choices in the registration page's URL. Codes and waiting list secrets are unique, so their pages are uncached.
 */
export async function registrationChoice(deps: Deps, { event, query, isHinted }: Input): Promise<PageData> {
	const { address, isOwn } = await readAddress(deps.db, event, query, isHinted);
	const { packageCode, step, isOnline } = address;
	return { key: isOwn ? null : [packageCode, step, isOnline, isHinted].join(" "), value: address };
}

/** The log-in page's data about its visitor. */
export type UserChoice = {
	/** Whether a session cookie is likely. Then the page waits for the person to load. */
	isExpected: boolean;
	/** The demonstration people offered for log-in; null on other machines. */
	offer: Offer | null;
};

/** Uncached if demonstration log-in is offered, because other machines get no offer. */
export async function userChoice(deps: Deps, { isHinted, isFromHere, query }: Input): Promise<PageData> {
	const value: UserChoice = { isExpected: isHinted, offer: null };
	if (!deps.config.enterAs) return { key: isHinted ? "hinted" : "", value };
	const demoPeople = deps.demoPeople ?? [];
	const ids = demoPeople.map((one) => one.id);
	const people = isFromHere ? offered(demoPeople, await facesOf(deps.db, ids)) : [];
	if (people.length > 0) {
		const begins = await nextStreamAt(deps.db, deps.clock.now());
		value.offer = {
			people,
			password: await demoPassword(deps),
			liveStart: begins ? startAt(begins) : null,
			isGrowing: isDemonstrationGrowing(deps.config.dataDir),
			to: query.get("to")?.slice(0, 2000) ?? null,
		};
	}
	return { key: null, value };
}

export async function registrationPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { event, lang, frame, calendarCode, isCalendarUnknown } = request;
	const { form, until } = await formDataOf(deps.db, {
		event,
		lang,
		cardPayments: deps.config.cardPayments,
		base: frame.base,
		calendarCode,
		isCalendarUnknown,
		next: frame.next,
		address: request.chosen as Address,
		publicCode: frame.promo?.code ?? null,
		now: deps.clock.now(),
	});
	const title = { pl: "Rejestracja", en: "Registration" };
	return {
		data: form,
		until,
		head: headOf(request, title[lang], event.isMeeting ? texts.meetupLead : texts.lead, true),
	};
}

export async function userPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return {
		data: request.chosen,
		head: headOf(request, accountTexts.logInTitle[request.lang], accountTexts.logInLead, false),
	};
}

/** The account app's document. Its policy allows the event's stream sources. */
export async function accountPage({ db }: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = appTexts;
	const streams = await streamsOf(db, request.event.id);
	return {
		data: {},
		head: headOf(request, pageTitle[request.lang], description, false),
		...(streams.length > 0 && { sources: sourcesOfStreams(streams) }),
	};
}

/** The document of the exhibitors' app, which scans tickets. */
export async function exhibitorAreaPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = exhibitorTexts;
	return { data: {}, head: headOf(request, pageTitle[request.lang], description, false), usesCamera: true };
}

export async function officePage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = officeTexts;
	return { data: {}, head: headOf(request, pageTitle[request.lang], description, false) };
}

export async function extrasPage({ db, clock, config }: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = additionTexts;
	const { isSelling, until } = await salesOf(db, { event: request.event, now: clock.now() });
	return {
		data: { cardPayments: config.cardPayments, isSelling },
		until,
		head: headOf(request, pageTitle[request.lang], description, false),
	};
}

export async function cookiesPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, pageLead } = trackingTexts;
	return {
		data: invariant(request.frame.tracking, "the tracking of a page with a frame").tags,
		head: headOf(request, pageTitle[request.lang], pageLead, true),
	};
}

export async function confirmPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const title = { pl: "Aktywacja konta", en: "Account activation" };
	return { data: {}, head: headOf(request, title[request.lang], accountTexts.confirming, false) };
}

export async function resetPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, resetTexts.pageTitle[request.lang], resetTexts.askLead, false) };
}

export async function addressPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, addressTexts.pageTitle[request.lang], addressTexts.confirmLead, false) };
}

export async function emailsPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { pageTitle, description } = preferencesTexts;
	return { data: {}, head: headOf(request, pageTitle[request.lang], description, false) };
}

/** First steps with a ticket: the calendar, and the most requested lectures. */
async function firstSteps(
	deps: Deps,
	{ event, lang }: PageRequest,
): Promise<Pick<OrderPanelProps, "calendarUrl" | "picks">> {
	const lectures = event.isMeeting ? [] : await lecturesOf(deps.db, event.id);
	const days = new Map(
		(await calendarsOf(deps.db, event.id)).map((one) => [one.code, localized(lang, one.name, one.nameEn)]),
	);
	const begun = (one: { startDate: string }) => Date.parse(one.startDate) < deps.clock.now().getTime();
	const isWorth = (one: (typeof lectures)[number]) => one.isHot && one.status < 2 && !begun(one);
	// Several of each day, because a ticket may cover only one day.
	const worth = [...days.keys()].flatMap((code) =>
		lectures.filter((one) => one.calendarCode === code && isWorth(one)).slice(0, PICKS),
	);
	return {
		calendarUrl: event.isMeeting ? null : eventCalendarPath(event.code, undefined, lang),
		picks: worth.map((one) => ({
			objectId: one.objectId,
			calendarCode: one.calendarCode,
			subject: wordsIn(lang, one.language, one.subject, one.subjectPl, one.subjectEn),
			when: `${days.get(one.calendarCode)}, ${timeText(lang, new Date(one.startDate), event.timeZone)}`,
			people: one.lecturers.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(", "),
		})),
	};
}

export async function orderPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { isSelling, until } = await salesOf(deps.db, { event: request.event, now: deps.clock.now() });
	return {
		data: { ...(await firstSteps(deps, request)), isSelling },
		until,
		head: headOf(request, orderTexts.pageTitle[request.lang], orderTexts.description, false),
	};
}

export async function ticketPage(_deps: Deps, request: PageRequest): Promise<LoadedPage> {
	return { data: {}, head: headOf(request, ticketTexts.pageTitle[request.lang], ticketTexts.description, false) };
}

export async function testPaymentPage({ db, clock }: Deps, request: PageRequest): Promise<LoadedPage> {
	const { isSelling, until } = await salesOf(db, { event: request.event, now: clock.now() });
	const head = headOf(request, gatewayTexts.pageTitle[request.lang], gatewayTexts.description, false);
	return { data: { isSelling }, until, head };
}
