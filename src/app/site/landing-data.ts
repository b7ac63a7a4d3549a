import { eventCalendarPath } from "../../features/agenda/rules.ts";
import { marketingConsentForLanding } from "../../features/consent/server/landing.ts";
import { eventDays } from "../../features/event/event-days.ts";
import { isOver } from "../../features/event/over.ts";
import type { CalendarFacts } from "../../features/event/server/store.ts";
import { exhibitorsForLanding } from "../../features/exhibitors/server/landing.ts";
import { newsForLanding } from "../../features/news/server/landing.ts";
import { pricesForLanding } from "../../features/packages/server/landing.ts";
import { inTierOrder } from "../../features/partners/rules.ts";
import { contactCards } from "../../features/partners/server/store.ts";
import { numbersForLanding, otherEventsForLanding, otherEventsHold } from "../../features/promo/server/landing.ts";
import { councilForLanding, speakersForLanding } from "../../features/speakers/server/landing.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { plural } from "../../kit/i18n/plural.ts";
import { earliest } from "../../kit/time/earliest.ts";
import type { Deps } from "../deps.ts";
import type { LoadedPage, PageRequest } from "../pages.ts";
import { addressOf, baseOf } from "../paths.ts";
import type { LandingRows } from "../reads.ts";
import { agendaFor, nextYear, statusesHold } from "./agenda-data.ts";
import type { Frame } from "./frame.ts";
import { linkedDataOf } from "./linked-data.ts";
import { dayForms } from "./texts.ts";

export type HeroData = {
	name: string;
	headline: string;
	lead: string;
	wideUrl: string | null;
	phoneUrl: string | null;
	days: { code: string; name: string; note: string; isOnsite: boolean }[];
	facts: { icon: "ticket" | "globe" | "play" | "pin" | "clock"; title: string; note: string }[];
	calendarUrl: string | null;
	/** When the edition that a meetup shows is over and the next one takes its place. */
	until: Date | undefined;
	/** The edition of a meetup that the address asks for. */
	askedCalendar: string | null;
	/** Whether the address asks for a day or an edition that there is not. */
	isCalendarUnknown: boolean;
	/** Instants in ISO 8601. */
	countdown: { label: string; deadline: string; now: string } | null;
};

/** What somebody wants of an event, or an edition, that is over: the next one. */
export type After = { next: Frame["next"] };

export type LandingData = { hero: HeroData; after: After | null } & ReturnType<typeof sectionsOf>;

/** What is over costs nothing any more. */
const NO_PRICES = { rounds: [], rise: null, packages: [], until: undefined };

/** More days than this are named as a span. */
const DAYS_NAMED = 4;

function namedDays(lang: Lang, days: CalendarFacts[]): HeroData["days"] {
	const named = days.map((day) => ({
		code: day.code,
		name: localized(lang, day.name, day.nameEn),
		note: localized(lang, day.note, day.noteEn),
		isOnsite: day.isOnsite,
	}));
	if (named.length <= DAYS_NAMED) return named;
	const [first, last] = [named[0]!, named.at(-1)!];
	return [{ ...first, name: `${first.name} – ${last.name}`, note: plural(lang, named.length, dayForms) }];
}

function heroOf(rows: LandingRows, request: PageRequest, now: Date): HeroData {
	const { lang, event, calendarCode, isCalendarUnknown, frame } = request;
	// what is counted down to is not of an edition that is over, and at its own end nothing is left of it
	const isEditionOver = event.isMeeting && isOver(heldOf(rows, request, now), now);
	const isCounted = event.countdownAt && !isEditionOver;
	const isShown = isCounted && !(frame.event.isOver && isOver({ endsAt: event.countdownAt! }, now));
	const days = eventDays(rows.calendars, event, calendarCode, now);
	return {
		name: localized(lang, event.name, event.nameEn),
		headline: localized(lang, event.headline, event.headlineEn),
		lead: localized(lang, event.lead, event.leadEn),
		wideUrl: event.heroWideUrl,
		phoneUrl: event.heroPhoneUrl,
		days: namedDays(lang, days),
		facts: event.facts.map((fact) => ({
			icon: fact.icon,
			title: localized(lang, fact.title, fact.titleEn),
			note: localized(lang, fact.note, fact.noteEn),
		})),
		until: event.isMeeting ? days[0]?.endsAt : undefined,
		calendarUrl: days[0] ? eventCalendarPath(event.code, event.isMeeting ? days[0].code : undefined, lang) : null,
		askedCalendar: event.isMeeting ? (calendarCode ?? null) : null,
		isCalendarUnknown,
		countdown: isShown
			? {
					label: localized(lang, event.countdownLabel ?? "", event.countdownLabelEn),
					deadline: event.countdownAt!.toISOString(),
					now: now.toISOString(),
				}
			: null,
	};
}

/** What search engines are told of: a conference as a whole, of a meetup the edition that the page shows. */
function heldOf(rows: LandingRows, { event, calendarCode }: PageRequest, now: Date) {
	const [edition] = event.isMeeting ? eventDays(rows.calendars, event, calendarCode, now) : [];
	return edition ?? event;
}

/** What is told after the end: of a meetup its next edition, where the page shows one that is over. */
function afterOf(rows: LandingRows, request: PageRequest, now: Date): After | null {
	const { lang, event, frame } = request;
	if (frame.event.isOver) return { next: frame.next };
	if (!isOver(heldOf(rows, request, now), now)) return null;
	const [coming] = eventDays(rows.calendars, event, undefined, now);
	if (!coming) return null;
	const name = localized(lang, coming.name, coming.nameEn);
	return { next: { name, when: localized(lang, coming.note, coming.noteEn), href: frame.base || "/" } };
}

function sectionsOf(
	rows: LandingRows,
	{ root, lang, event, calendarCode, frame }: PageRequest,
	now: Date,
	isAfter: boolean,
) {
	const hrefOf = (code: string) => addressOf(baseOf(root, lang, code), "");
	return {
		numbers: numbersForLanding(rows, event, lang),
		speakers: speakersForLanding(rows, lang),
		council: councilForLanding(rows, lang),
		agenda: agendaFor(rows, { event, lang, calendarCode, now, isOver: frame.event.isOver, base: frame.base }),
		prices: isAfter ? NO_PRICES : pricesForLanding(rows, lang, event.timeZone, now),
		exhibitors: exhibitorsForLanding(rows),
		partners: inTierOrder(rows.partners),
		news: newsForLanding(rows, lang, event.timeZone),
		otherEvents: otherEventsForLanding(rows, event, lang, hrefOf, now),
		contacts: contactCards(rows.contacts, lang),
		marketingConsent: marketingConsentForLanding(rows, event, lang),
	};
}

/** Everything that the landing page shows of one event in one language. */
export async function landingPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { event, frame } = request;
	const now = deps.clock.now();
	const rows = await deps.reads.landing({ event: event.id, now });
	const hero = heroOf(rows, request, now);
	const after = afterOf(rows, request, now);
	const sections = sectionsOf(rows, request, now, after !== null);
	const data: LandingData = { hero, after, ...sections };
	return {
		data,
		until: earliest(
			[
				...[
					otherEventsHold(rows, event, now),
					nextYear(now, event),
					hero.until,
					sections.prices.until,
					sections.news.until,
				],
				...[frame.event.isOver ? undefined : statusesHold(rows, now), frame.promo?.until ?? undefined],
				...[frame.event.isOver ? (event.countdownAt ?? undefined) : undefined],
			],
			now,
		),
		head: {
			title: `${hero.name} – Estrada`,
			description: hero.lead,
			imageUrl: event.socialImageUrl,
			isIndexable: true,
			linkedData: linkedDataOf(deps.config.publicUrl, request, data, heldOf(rows, request, now)),
		},
	};
}
