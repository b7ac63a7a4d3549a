import { dayCalendarPath } from "../../features/agenda/rules.ts";
import { consentsOf } from "../../features/consent/server/store.ts";
import { calendarsOf, type EventFacts } from "../../features/event/server/store.ts";
import { exhibitorsForLanding } from "../../features/exhibitors/server/landing.ts";
import { newsForLanding } from "../../features/news/server/landing.ts";
import { pricesForLanding } from "../../features/packages/server/landing.ts";
import { partnersForLanding } from "../../features/partners/server/landing.ts";
import { contactsOf } from "../../features/partners/server/store.ts";
import { numbersForLanding, otherEventsForLanding } from "../../features/promo/server/landing.ts";
import { councilForLanding, speakersForLanding } from "../../features/speakers/server/landing.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import type { Deps } from "../deps.ts";
import type { LoadedPage, PageRequest } from "../pages.ts";
import { addressOf, baseOf } from "../paths.ts";
import { agendaFor, nextYear } from "./agenda-data.ts";
import { linkedDataOf } from "./linked-data.ts";

export type HeroData = {
	name: string;
	headline: string;
	lead: string;
	wideUrl: string | null;
	phoneUrl: string | null;
	days: { code: string; name: string; note: string; isOnsite: boolean }[];
	facts: { icon: "ticket" | "globe" | "play" | "pin" | "clock"; title: string; note: string }[];
	calendarUrl: string | null;
	/** Instants in ISO 8601; `ahead` is how many milliseconds the site's clock is ahead of the real one. */
	countdown: { label: string; deadline: string; now: string; ahead: number } | null;
};

export type LandingData = { hero: HeroData } & Awaited<ReturnType<typeof sectionsOf>>;

async function heroOf(deps: Deps, lang: Lang, event: EventFacts): Promise<HeroData> {
	const days = (await calendarsOf(deps.db, event.id)).slice(0, event.isMeeting ? 1 : 2);
	const now = deps.clock.now();
	return {
		name: localized(lang, event.name, event.nameEn),
		headline: localized(lang, event.headline, event.headlineEn),
		lead: localized(lang, event.lead, event.leadEn),
		wideUrl: event.heroWideUrl,
		phoneUrl: event.heroPhoneUrl,
		days: days.map((day) => ({
			code: day.code,
			name: localized(lang, day.name, day.nameEn),
			note: localized(lang, day.note, day.noteEn),
			isOnsite: day.isOnsite,
		})),
		facts: event.facts.map((fact) => ({
			icon: fact.icon,
			title: localized(lang, fact.title, fact.titleEn),
			note: localized(lang, fact.note, fact.noteEn),
		})),
		calendarUrl: days[0] ? dayCalendarPath(event.code, days[0].code, lang) : null,
		countdown: event.countdownAt
			? {
					label: localized(lang, event.countdownLabel ?? "", event.countdownLabelEn),
					deadline: event.countdownAt.toISOString(),
					now: now.toISOString(),
					ahead: deps.config.siteClock ? now.getTime() - Date.now() : 0,
				}
			: null,
	};
}

/** The earliest of several moments at which time alone changes the page. */
function earliest(moments: (Date | undefined)[], now: Date): Date | undefined {
	const times = moments.filter((one): one is Date => one !== undefined && one > now).map((one) => one.getTime());
	return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

async function sectionsOf(deps: Deps, { lang, event, calendarCode }: PageRequest) {
	const { db } = deps;
	const now = deps.clock.now();
	const marketing = (await consentsOf(db, event)).find((one) => one.kind === "marketing");
	const hrefOf = (code: string) => addressOf(baseOf(deps.config, lang, code), "");
	return {
		numbers: await numbersForLanding(db, event, lang),
		speakers: await speakersForLanding(db, event, lang),
		council: await councilForLanding(db, event, lang),
		agenda: await agendaFor(deps, { event, lang, calendarCode }),
		prices: await pricesForLanding(db, event, lang, now),
		exhibitors: await exhibitorsForLanding(db, event),
		partners: await partnersForLanding(db, event),
		news: await newsForLanding(db, event, lang, now),
		otherEvents: await otherEventsForLanding(db, event, lang, hrefOf),
		contacts: await contactsOf(db, event.id, lang),
		marketingConsent: marketing ? localized(lang, marketing.descriptionShort, marketing.descriptionShortEn) : null,
	};
}

/** Everything that the landing page shows of one event in one language. */
export async function landingPage(deps: Deps, request: PageRequest): Promise<LoadedPage> {
	const { lang, event } = request;
	const now = deps.clock.now();
	const hero = await heroOf(deps, lang, event);
	const sections = await sectionsOf(deps, request);
	const data: LandingData = { hero, ...sections };
	return {
		data,
		until: earliest([nextYear(now, event), sections.prices.until, sections.news.until], now),
		head: {
			title: `${hero.name} – Estrada`,
			description: hero.lead,
			imageUrl: event.socialImageUrl,
			isIndexable: true,
			linkedData: linkedDataOf(deps.config.publicUrl, request, data),
		},
	};
}
