import type { DocumentKind } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import type { Limit } from "../../kit/contract/call.ts";
import type { Sources } from "../../kit/http/security-headers.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import type { Page } from "../site/frame.ts";
import type { Root } from "./paths.ts";

/** Never includes the visitor, as the result is cached for everyone. */
export type PageRequest = {
	/** Event links depend on it. */
	root: Root;
	lang: Lang;
	event: EventRecord;
	eventPictureUrl: string;
	/** `calendar=` in upper case, if the event has that calendar. */
	calendarCode: string | undefined;
	isCalendarUnknown: boolean;
	chosen: unknown;
	frame: Page["frame"];
	id?: number | undefined;
};

export type LoadedPage = Omit<Page, "view" | "frame"> & {
	/** The moment at which time alone changes the page. */
	until?: Date | undefined;
	/** Besides those of the event's tags. */
	sources?: Sources;
	usesCamera?: boolean;
};

export type Input = {
	event: EventRecord;
	query: URLSearchParams;
	/** By a cookie. */
	isHinted: boolean;
	isFromHere: boolean;
	/** Of a page with names; "" without one. */
	name: string;
	isTooOften: boolean;
};

/**
 * From the URL, besides language and calendar. `key` has few values, as each gets a cache entry; null: never cached.
 */
export type PageData = { key: string | null; value: unknown };

export type PageSpec = {
	view: string;
	/** Under the event's base: "" is the landing page. */
	path: string;
	kind?: DocumentKind;
	load(deps: Deps, request: PageRequest): Promise<LoadedPage>;
	choose?(deps: Deps, input: Input): Promise<PageData> | PageData;
	/**
	 * "tags" runs the event's tags, "conversions" only reports to our server; both after consent. Absent on payment
	 * pages and secret URLs.
	 */
	tracking?: "tags" | "conversions";
	/** Styled by `person.css`. */
	isPersonal?: boolean;
	/** For the sitemap: true lists it for meetups alone, false for other events alone. */
	isForMeetings?: boolean;
	/** `choose` reads the name after the path. */
	hasNames?: boolean;
	/** Per visitor and process, passed to `choose`. */
	limit?: Pick<Limit, "max" | "windowSeconds">;
	/** Screens below this path share this document. */
	app?: "account" | "exhibitor";
};
