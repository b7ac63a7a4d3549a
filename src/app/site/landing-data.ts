import { treeParts } from "../../features/agenda/server/store.ts";
import { SCHEDULE_FEEDS } from "../../features/agenda-page/feeds.ts";
import { highlightsOf, languagesOf } from "../../features/agenda-page/highlights.ts";
import { publicCodeForLanding } from "../../features/codes/server/landing.ts";
import { marketingConsentForLanding } from "../../features/consent/server/landing.ts";
import { eventDays } from "../../features/event/event-days.ts";
import { isOver } from "../../features/event/over.ts";
import { contactCards } from "../../features/event/server/contacts-store.ts";
import { numbersForLanding, otherEventsChangeAt, otherEventsForLanding } from "../../features/event/server/landing.ts";
import { exhibitorsForLanding } from "../../features/exhibitors/server/landing.ts";
import { NEWS_FEED } from "../../features/news/feed.ts";
import { newsForLanding } from "../../features/news/server/landing.ts";
import { pricesForLanding } from "../../features/packages/server/landing.ts";
import { inTierOrder } from "../../features/partners/rules.ts";
import { recordingsForLanding } from "../../features/recordings/server/landing.ts";
import { paletteOf } from "../../features/scenes/palette.ts";
import { scoreFrame } from "../../features/score/frame.ts";
import { makeScore } from "../../features/score/make-score.ts";
import { councilForLanding, speakersForLanding } from "../../features/speakers/server/landing.ts";
import { dutiesForLanding } from "../../features/stands/server/landing.ts";
import { oneRow } from "../../kit/db/one-row.ts";
import { localized } from "../../kit/i18n/lang.ts";
import { earliest } from "../../kit/time/earliest.ts";
import { dayOf } from "../../kit/time/zone.ts";
import type { Deps } from "../boot/deps.ts";
import type { LoadedPage, PageRequest } from "../http/page-spec.ts";
import { addressOf, baseOf } from "../http/paths.ts";
import type { LandingRows } from "../http/reads.ts";
import { agendaFor, nextDay, nextYear, statusesHold } from "./agenda-data.ts";
import type { Frame } from "./frame.ts";
import { type HeroData, heldOf, heroOf } from "./hero-data.ts";
import { linkedDataOf } from "./linked-data.ts";

/** The next event or edition, shown after this one. */
export type After = { next: Frame["next"]; hasRecordings: boolean };

export type LandingData = { hero: HeroData; after: After | null } & ReturnType<typeof sectionsOf>;

/** The empty price list of a past event. */
const NO_PRICES = { rounds: [], rise: null, packages: [], until: undefined };

/** Data shown after the end. For a meetup it is the next edition. */
function afterOf(rows: LandingRows, request: PageRequest, now: Date): After | null {
	const { lang, event, frame } = request;
	// recordings may be published days after the event
	const hasRecordings = rows.packages.length > 0;
	if (frame.event.isOver) return { next: frame.next, hasRecordings };
	if (!isOver(heldOf(rows, request, now), now)) return null;
	const [coming] = eventDays(rows.calendars, event, undefined, now);
	if (!coming) return null;
	const name = localized(lang, coming.name, coming.nameEn);
	const next = { name, when: localized(lang, coming.note, coming.noteEn), href: frame.base || "/" };
	return { next, hasRecordings };
}

// long: the sections of the page, one after another
function sectionsOf(
	rows: LandingRows,
	{ root, lang, event, calendarCode, frame }: PageRequest,
	now: Date,
	isAfter: boolean,
) {
	const cards = new Map(rows.sceneCards.map((one) => [one.code.toUpperCase(), one.pictures.card]));
	const above = {
		hrefOf: (code: string) => addressOf(baseOf(root, lang, code), ""),
		pictureOf: (code: string) => cards.get(code.toUpperCase()) ?? null,
	};
	const speakers = speakersForLanding(rows, lang);
	const duties = dutiesForLanding(rows, event, now);
	const exhibitors = exhibitorsForLanding(rows, duties.onDuty);
	const programme = { ...treeParts(rows), categories: rows.categories };
	const ids = speakers.people.map((one) => one.id);
	const { hot, byLecturer, total } = highlightsOf(programme, { lang, timeZone: event.timeZone }, ids);
	const recordings = recordingsForLanding(rows, event, now);
	return {
		numbers: numbersForLanding(rows, event, lang, {
			recordings: frame.event.isOver ? recordings.count : 0,
			meetings: frame.event.isOver ? oneRow(rows.meetingCount).count : 0,
			recruiting: exhibitors.recruitment.length,
			presenting: exhibitors.marketing.length,
			languages: languagesOf(programme.lectures, lang),
		}),
		speakers: { ...speakers, people: speakers.people.map((one) => ({ ...one, lecture: byLecturer.get(one.id) })) },
		recordingsHold: recordings.until,
		hot,
		lectureTotal: total,
		council: councilForLanding(rows, lang),
		agenda: agendaFor(rows, { event, lang, calendarCode, now, isOver: frame.event.isOver, base: frame.base }),
		score: scoreOf(rows, { lang, event, frame }, { now, hasRecordings: recordings.count > 0 }),
		prices: isAfter ? NO_PRICES : pricesOf(rows, { lang, event }, now),
		exhibitors: { ...exhibitors, until: duties.until },
		partners: inTierOrder(rows.partners),
		news: newsForLanding(rows, lang, event.timeZone),
		otherEvents: otherEventsForLanding(rows, event, lang, above, now),
		contacts: contactCards(rows.contacts, lang),
		marketingConsent: marketingConsentForLanding(rows, event, lang),
	};
}

/** The price list with the promo code applied, valid until one of them changes. */
function pricesOf(rows: LandingRows, { lang, event }: Pick<PageRequest, "lang" | "event">, now: Date) {
	const { publicCode, until } = publicCodeForLanding(rows, now);
	const prices = pricesForLanding(rows, { lang, timeZone: event.timeZone, now, publicCode });
	return { ...prices, until: earliest([prices.until, until], now) };
}

/** The size of the score of light. The browser loads its lamps when it comes near. */
function scoreOf(
	rows: LandingRows,
	{ lang, event, frame }: Pick<PageRequest, "lang" | "event" | "frame">,
	{ now, hasRecordings }: { now: Date; hasRecordings: boolean },
) {
	const score = makeScore({ ...treeParts(rows), lang, event, categories: rows.categories, isOver: isOver(event, now) });
	const { ground, key } = paletteOf(event.theme);
	const page = { lang, base: frame.base, eventCode: event.code, timeZone: event.timeZone };
	return scoreFrame(score, dayOf(now, event.timeZone), { ...page, ground, keyColor: key, hasRecordings });
}

function feedsOf({ agenda, news }: ReturnType<typeof sectionsOf>, { lang, base, event }: Frame) {
	const files = [...(agenda.hasSchedule ? SCHEDULE_FEEDS : []), ...(news.items.length > 0 ? [NEWS_FEED] : [])];
	return files.map(({ file, type, name }) => ({
		type,
		title: `${event.name}: ${name[lang]}`,
		href: `${base}/${file}`,
	}));
}

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
				otherEventsChangeAt(rows, event, now),
				nextYear(now, event),
				nextDay(rows, event, now),
				hero.until,
				sections.prices.until,
				sections.news.until,
				sections.exhibitors.until,
				sections.recordingsHold,
				// a shortened tab contains no seat statuses
				sections.agenda.tree && !frame.event.isOver ? statusesHold(rows, now) : undefined,
				frame.promo?.until ?? undefined,
				frame.event.isOver ? (event.countdownAt ?? undefined) : undefined,
			],
			now,
		),
		head: {
			title: `${hero.name} – Estrada`,
			description: hero.lead,
			imageUrl: request.eventPictureUrl,
			isIndexable: true,
			feeds: feedsOf(sections, frame),
			linkedData: linkedDataOf(deps.config.publicUrl, request, data, heldOf(rows, request, now)),
		},
	};
}
