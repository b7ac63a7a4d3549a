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
	/** The event at the root, on which links depend. */
	root: Root;
	lang: Lang;
	event: EventRecord;
	eventPictureUrl: string;
	/** The upper-case `calendar=` of the URL, if the event has that calendar. */
	calendarCode: string | undefined;
	isCalendarUnknown: boolean;
	chosen: unknown;
	frame: Page["frame"];
	id?: number | undefined;
};

export type LoadedPage = Omit<Page, "view" | "frame"> & {
	/** When the page changes without a content change. */
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
	/** The name that the URL ends with, or "". */
	name: string;
	isTooOften: boolean;
};

/**
 * The page reads it from its URL, apart from language and calendar. Each `key` has its own cache entry, so there must be
 * few; null means the page is never cached.
 */
export type PageData = { key: string | null; value: unknown };

/** The client apps, each with its own bundle. */
export type AppName = "account" | "exhibitor" | "office";

export type PageSpec = {
	view: string;
	/** The path under the event's base: "" is the landing page. */
	path: string;
	kind?: DocumentKind;
	load(deps: Deps, request: PageRequest): Promise<LoadedPage>;
	choose?(deps: Deps, input: Input): Promise<PageData> | PageData;
	/**
	 * "tags" runs the event's tags, "conversions" only reports to our server. Both need consent. Payment pages and secret
	 * URLs have neither.
	 */
	tracking?: "tags" | "conversions";
	/** Styled by `person.css`. */
	isPersonal?: boolean;
	/** True lists the page in the sitemap for meetups only, false for other events only. Undefined lists it for both. */
	isForMeetings?: boolean;
	/** `choose` reads the name after the path. */
	hasNames?: boolean;
	/** The page's rate limit per visitor and process. `choose` gets its result. */
	limit?: Pick<Limit, "max" | "windowSeconds">;
	/** The app whose screens below this path share this document. */
	app?: AppName;
};
