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
	/** External sources the page loads, besides the event's tags. */
	sources?: Sources;
	usesCamera?: boolean;
};

export type Input = {
	event: EventRecord;
	query: URLSearchParams;
	/** Whether a cookie hints at a session. */
	isHinted: boolean;
	isFromHere: boolean;
	/** The name in the URL of a page with names; "" without one. */
	name: string;
	isTooOften: boolean;
};

/**
 * A page's choice from its URL besides language and calendar. `key` must be one of few values, as each gets its own
 * cache entry; null means the page is never cached.
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
	/** Whether the sitemap lists the page for meetups alone, or for other events alone; absent: for both. */
	isForMeetings?: boolean;
	/** `choose` reads the name after the path. */
	hasNames?: boolean;
	/** The page's rate limit per visitor, counted per process and passed to `choose`. */
	limit?: Pick<Limit, "max" | "windowSeconds">;
	/** Screens below this path share this document. */
	app?: "account" | "exhibitor";
};
