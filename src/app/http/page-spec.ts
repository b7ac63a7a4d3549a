import type { DocumentKind } from "../../features/event/addresses.ts";
import type { EventRecord } from "../../features/event/server/store.ts";
import type { Limit } from "../../kit/contract/call.ts";
import type { Sources } from "../../kit/http/security-headers.ts";
import type { Lang } from "../../kit/i18n/lang.ts";
import type { Deps } from "../boot/deps.ts";
import type { Page } from "../site/frame.ts";
import type { Root } from "./paths.ts";

/** What a page's loader is given. It never sees who asks: its result is kept and sent to everybody. */
export type PageRequest = {
	/** What stands at "/" of the host that was asked; links to events are made with it. */
	root: Root;
	lang: Lang;
	event: EventRecord;
	/** The address of the picture that is shown where the event's pages are shared. */
	eventPictureUrl: string;
	/** `calendar=` of the address, in upper case, when the event has such a calendar. */
	calendarCode: string | undefined;
	/** Whether `calendar=` names none of them. */
	isCalendarUnknown: boolean;
	/** What the page's own `choose` read. */
	chosen: unknown;
	frame: Page["frame"];
	/** Of a document: which. */
	id?: number | undefined;
};

export type LoadedPage = Omit<Page, "view" | "frame"> & {
	/** The moment at which time alone changes the page. */
	until?: Date | undefined;
	/** From where it loads something besides the site itself and its tags. */
	sources?: Sources;
	/** Whether it scans codes. */
	usesCamera?: boolean;
};

/** What a page's `choose` is given: the address, and what is told of the device. */
export type Input = {
	event: EventRecord;
	query: URLSearchParams;
	/** By its cookie: somebody has logged in there. */
	isHinted: boolean;
	/** Whether it is this machine itself. */
	isFromHere: boolean;
	/** Of a page that has names: the one in the address, "" where there is none. */
	name: string;
	/** Whether the visitor asks for this page more often than its limit allows. */
	isTooOften: boolean;
};

/**
 * What a page reads of its address besides language and calendar. `key` names it among the few choices that make kept
 * pages of their own, so that no address makes the cache grow; without one the page is made for this request alone.
 */
export type Chosen = { key: string | null; value: unknown };

export type PageSpec = {
	view: string;
	/** Under the event's base: "" is the landing page. */
	path: string;
	/** Of pages that show one of many: what stands before the id in their path. */
	kind?: DocumentKind;
	load(deps: Deps, request: PageRequest): Promise<LoadedPage>;
	choose?(deps: Deps, input: Input): Promise<Chosen> | Chosen;
	/**
	 * What may be tracked here after consent: "tags" lets the event's tags run, "conversions" only tells our own server.
	 * Without it nothing at all: pages of payments, and those whose address is a secret.
	 */
	tracking?: "tags" | "conversions";
	/** Whether it is about what one person has or does, which `person.css` styles. */
	isPersonal?: boolean;
	/** Whether what follows its path is a name that its `choose` reads: it is asked for with one or without. */
	hasNames?: boolean;
	/** How often a visitor may ask for it: counted in this process, and told to its `choose`. */
	limit?: Pick<Limit, "max" | "windowSeconds">;
	/** The bundle of its app, which has screens below this path that all get this one document. */
	app?: "account" | "exhibitor";
};
