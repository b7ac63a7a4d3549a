import { breakList, categoryList, lectureList, tagList, trackList } from "../../features/agenda/server/bundle.ts";
import { consentList } from "../../features/consent/server/bundle.ts";
import { calendarList, contactList, documentList, eventShape } from "../../features/event/server/bundle.ts";
import { exhibitorList } from "../../features/exhibitors/server/bundle.ts";
import { newsList } from "../../features/news/server/bundle.ts";
import { optionList } from "../../features/options/server/bundle.ts";
import { packageList, roundList } from "../../features/packages/server/bundle.ts";
import { partnerList } from "../../features/partners/server/bundle.ts";
import { promoList } from "../../features/promo/server/bundle.ts";
import { personList } from "../../features/speakers/server/bundle.ts";
import { advertisingList } from "../../features/tracking/server/bundle.ts";
import type { BundleList } from "../../kit/bundle/list.ts";

/** One file each; referenced lists first. */
export const LISTS = {
	calendars: { ...calendarList, lists: { breaks: breakList } },
	people: personList,
	categories: categoryList,
	tracks: trackList,
	exhibitors: exhibitorList,
	lectures: lectureList,
	tags: tagList,
	partners: partnerList,
	news: newsList,
	rounds: roundList,
	packages: { ...packageList, lists: { ...packageList.lists, options: optionList } },
	consents: consentList,
	promo: promoList,
	contacts: contactList,
	documents: documentList,
} satisfies Record<string, BundleList>;
export type ListName = keyof typeof LISTS;

/** The fields of `event.json` without the advertising tags, and those. */
export const EVENT = eventShape;
export const ADVERTISING = advertisingList;
