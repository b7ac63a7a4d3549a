import type { DocumentKind } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/columns.ts";
import type { Limit } from "../../kit/contract/call.ts";
import type { Sources } from "../../kit/http/security-headers.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import type { Page } from "../site/frame.ts";
import type { Root } from "./paths.ts";

/** The input of a page's loader. It never includes the visitor: its result is cached for everyone. */
export type PageRequest = {
	/** The event and language at "/" of the requested host; event links depend on it. */
	root: Root;
	lang: Lang;
	event: EventRecord;
	/** The URL of the share image of the event's pages. */
	eventPictureUrl: string;
	/** `calendar=` of the URL, in upper case, if the event has that calendar. */
	calendarCode: string | undefined;
	isCalendarUnknown: boolean;
	chosen: unknown;
	frame: Page["frame"];
	/** The id of a document. */
	id?: number | undefined;
};

export type LoadedPage = Omit<Page, "view" | "frame"> & {
	/** The moment at which time alone changes the page. */
	until?: Date | undefined;
	/** External sources the page loads, besides the event's tags. */
	sources?: Sources;
	usesCamera?: boolean;
};

/** The input of a page's `choose`: the URL and the device's cookies. */
export type Input = {
	event: EventRecord;
	query: URLSearchParams;
	/** Whether a cookie hints at a session. */
	isHinted: boolean;
	/** Whether the request comes from this machine. */
	isFromHere: boolean;
	/** The name in the URL of a page with names; "" without one. */
	name: string;
	/** Whether the visitor exceeds the page's rate limit. */
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
	 * Tracking after consent: "tags" runs the event's tags, "conversions" only reports to our server. Absent on payment
	 * pages and on those with a secret URL.
	 */
	tracking?: "tags" | "conversions";
	/** Whether the page shows one person's data, styled by `person.css`. */
	isPersonal?: boolean;
	/** Whether the sitemap lists the page for meetups alone, or for other events alone; absent: for both. */
	isForMeetings?: boolean;
	/** Whether the path may continue with a name, read by `choose`. */
	hasNames?: boolean;
	/** The page's rate limit per visitor, counted per process and passed to `choose`. */
	limit?: Pick<Limit, "max" | "windowSeconds">;
	/** The app whose screens below this path all share this document. */
	app?: "account" | "exhibitor";
};
