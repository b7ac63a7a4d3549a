import { nextEvent } from "../../features/event/next-event.ts";
import { endOf, isOver, lastDay } from "../../features/event/over.ts";
import type { CalendarRecord, EventRecord } from "../../features/event/server/columns.ts";
import { promoOf } from "../../features/promo/server/store.ts";
import { countingSeller, type SellerRecord } from "../../features/seller/server/store.ts";
import { organiserOf } from "../../features/seller/texts.ts";
import { tagsIn } from "../../features/tracking/server/store.ts";
import { type Lang, localized } from "../../kit/i18n/lang.ts";
import { spanText } from "../../kit/time/zone.ts";
import type { Deps } from "../boot/deps.ts";
import type { Frame } from "../site/frame.ts";
import type { PageSpec } from "./page-spec.ts";
import { addressOf, baseOf, originalOf, originOf, type Root } from "./paths.ts";

function organiserIn({ config }: Deps, rows: readonly SellerRecord[], lang: Lang): Frame["organiser"] {
	const seller = countingSeller(rows, config.isTrial);
	return seller ? organiserOf(seller, lang) : null;
}

/** `ahead` is the offset of the site's clock from the machine's, in ms. */
function timeIn({ timeSource }: Deps, now: Date): Pick<Frame, "ahead" | "hasTrialClock"> {
	return { ahead: timeSource === "machine" ? 0 : now.getTime() - Date.now(), hasTrialClock: timeSource === "trial" };
}

/** "6–7 czerwca 2025"; a meetup has dates only with a single edition. */
function datesOf(lang: Lang, event: EventRecord, calendars: readonly CalendarRecord[]): string | null {
	const [only, ...others] = calendars;
	const period = !event.isMeeting ? event : others.length === 0 ? only : undefined;
	return period ? spanText(lang, period.startsAt, lastDay(period), event.timeZone) : null;
}

// long: one object, which names every field of a frame
export async function frameOf(
	deps: Deps,
	request: {
		root: Root;
		lang: Lang;
		event: EventRecord;
		owner?: EventRecord;
		path: string;
		tracking: PageSpec["tracking"];
	},
): Promise<Frame> {
	const { root, lang, event, owner = event, path, tracking } = request;
	const now = deps.clock.now();
	const { links, calendars, promos, tags, sellers } = await deps.reads.frame({ event: event.id, now });
	const endsAt = endOf(event, calendars);
	const isEventOver = isOver({ endsAt }, now);
	const next = isEventOver ? nextEvent(event, links, now) : undefined;
	const link = (one: (typeof links)[number]) => ({
		name: localized(lang, one.name, one.nameEn),
		href: addressOf(baseOf(root, lang, one.code), ""),
	});
	return {
		lang,
		organiser: organiserIn(deps, sellers, lang),
		...timeIn(deps, now),
		event: {
			code: event.code,
			name: localized(lang, event.name, event.nameEn),
			theme: event.theme,
			timeZone: event.timeZone,
			dates: datesOf(lang, event, calendars),
			isMeeting: event.isMeeting,
			allowRegistration: event.allowRegistration,
			isLoginAvailable: event.isLoginAvailable,
			beamsUrl: event.beamsUrl,
			isOver: isEventOver,
		},
		next: next
			? { ...link(next), when: next.isMeeting ? "" : spanText(lang, next.startsAt, next.endsAt, next.timeZone) }
			: null,
		until: isEventOver ? next?.endsAt : endsAt,
		base: baseOf(root, lang, event.code),
		alternates: {
			pl: addressOf(baseOf(root, "pl", event.code), path),
			en: addressOf(baseOf(root, "en", event.code), path),
		},
		origin: originOf(deps.config, event),
		originals: {
			pl: originalOf(deps.config, "pl", owner, path),
			en: originalOf(deps.config, "en", owner, path),
			"x-default": originalOf(deps.config, deps.config.defaultLang, owner, path),
		},
		footer: {
			events: links.filter((one) => !one.isMeeting).map(link),
			meetups: links.filter((one) => one.isMeeting).map(link),
		},
		tracking: tracking ? { tags: tracking === "tags" ? tagsIn(tags) : null } : null,
		promo: promos[0] && !isEventOver ? { ...promoOf(promos[0], lang), until: promos[0].endsAt } : null,
	};
}
