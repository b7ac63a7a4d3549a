import { allEvents, type EventFacts } from "../features/event/server/store.ts";
import { currentPromo } from "../features/promo/server/store.ts";
import { type Lang, localized } from "../kit/i18n/lang.ts";
import type { Deps } from "./deps.ts";
import { addressOf, baseOf } from "./paths.ts";
import type { Frame } from "./site/frame.ts";

/** What every page of an event shows around its content. */
export async function frameOf(
	deps: Deps,
	request: { lang: Lang; event: EventFacts; alternates: { pl: string; en: string } },
): Promise<Frame> {
	const { lang, event, alternates } = request;
	const events = await allEvents(deps.db);
	const link = (one: EventFacts) => ({
		name: localized(lang, one.name, one.nameEn),
		href: addressOf(baseOf(deps.config, lang, one.code), ""),
	});
	return {
		lang,
		event: {
			code: event.code,
			name: localized(lang, event.name, event.nameEn),
			theme: event.theme,
			timeZone: event.timeZone,
			isMeeting: event.isMeeting,
			allowRegistration: event.allowRegistration,
			isLoginAvailable: event.isLoginAvailable,
			beamsUrl: event.beamsUrl,
		},
		base: baseOf(deps.config, lang, event.code),
		alternates,
		canonical: alternates[lang],
		footer: {
			events: events.filter((one) => !one.isMeeting).map(link),
			meetups: events.filter((one) => one.isMeeting).map(link),
		},
		promo: await currentPromo(deps.db, event.id, lang, deps.clock.now()),
	};
}
