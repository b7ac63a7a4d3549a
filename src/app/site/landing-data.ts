import { calendarsOf, type EventFacts } from "../../features/event/server/store.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import type { Deps } from "../deps.ts";
import type { LoadedPage, PageRequest } from "../pages.ts";

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

export type LandingData = { hero: HeroData };

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
		calendarUrl: days[0] ? `/api/event/${event.code}/agenda/${days[0].code}/calendar.ics?lang=${lang}` : null,
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

/** Everything that the landing page shows of one event in one language. */
export async function landingPage(deps: Deps, { lang, event }: PageRequest): Promise<LoadedPage> {
	const hero = await heroOf(deps, lang, event);
	const data: LandingData = { hero };
	return {
		data,
		head: {
			title: `${hero.name} – Estrada`,
			description: hero.lead,
			imageUrl: event.socialImageUrl,
			isIndexable: true,
			linkedData: [],
		},
	};
}
