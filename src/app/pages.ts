import type { EventFacts } from "../features/event/server/store.ts";
import type { Lang } from "../kit/i18n/lang.ts";
import type { Deps } from "./deps.ts";
import type { Root } from "./paths.ts";
import type { Page } from "./site/frame.ts";
import { landingPage } from "./site/landing-data.ts";
import {
	confirmPage,
	cookiesPage,
	extrasPage,
	lettersPage,
	orderPage,
	registrationPage,
	resetPage,
	testPaymentPage,
	ticketPage,
	userPage,
} from "./site/person-data.ts";

/** What a page's loader is given. It never sees who asks: its result is kept and sent to everybody. */
export type PageRequest = {
	/** What stands at "/" of the host that was asked; links to events are made with it. */
	root: Root;
	lang: Lang;
	event: EventFacts;
	/** `calendar=` of the address, in upper case, when the event has such a calendar. */
	calendarCode: string | undefined;
	frame: Page["frame"];
};

export type LoadedPage = Omit<Page, "view" | "frame"> & {
	/** The moment at which time alone changes the page. */
	until?: Date | undefined;
};

export type PageSpec = {
	view: string;
	/** Under the event's base: "" is the landing page. */
	path: string;
	load(deps: Deps, request: PageRequest): Promise<LoadedPage>;
	/**
	 * What may be tracked here after consent: "tags" lets the event's tags run, "conversions" only tells our own server.
	 * Without it nothing at all: pages of payments, and those whose address is a secret.
	 */
	tracking?: "tags" | "conversions";
};

/** Every page of the public site. */
export const pages: PageSpec[] = [
	{ view: "landing", path: "", load: landingPage, tracking: "tags" },
	{ view: "cookies", path: "cookies.html", load: cookiesPage, tracking: "tags" },
	{ view: "registration", path: "registration.html", load: registrationPage, tracking: "conversions" },
	{ view: "registration", path: "meetup.html", load: registrationPage, tracking: "conversions" },
	{ view: "user", path: "user.html", load: userPage },
	{ view: "extras", path: "extras.html", load: extrasPage },
	{ view: "confirm", path: "confirm.html", load: confirmPage },
	{ view: "reset", path: "reset.html", load: resetPage },
	{ view: "letters", path: "letters.html", load: lettersPage },
	{ view: "order", path: "order.html", load: orderPage },
	{ view: "ticket", path: "ticket.html", load: ticketPage },
	{ view: "testPayment", path: "test-payment.html", load: testPaymentPage },
];
