import { CHECK_PAGE } from "../../features/certificates/addresses.ts";
import { certificateChoice, certificatePage } from "../site/certificate-data.ts";
import { exhibitorPage, lecturePage, newsPage, speakerPage } from "../site/document-data.ts";
import { landingPage } from "../site/landing-data.ts";
import { leavingChoice, leavingPage } from "../site/leaving-data.ts";
import {
	accountPage,
	addressPage,
	confirmPage,
	cookiesPage,
	emailsPage,
	exhibitorAreaPage,
	extrasPage,
	officePage,
	orderPage,
	registrationChoice,
	registrationPage,
	resetPage,
	testPaymentPage,
	ticketPage,
	userChoice,
	userPage,
} from "../site/page-data.ts";
import type { PageSpec } from "./page-spec.ts";

/** Enough for a team's certificates, too few to guess numbers. */
const checking = { choose: certificateChoice, limit: { max: 30, windowSeconds: 60 }, hasNames: true } as const;
const byAddress = { choose: registrationChoice, tracking: "conversions", isPersonal: true } as const;

export const pages: PageSpec[] = [
	{ view: "landing", path: "", load: landingPage, tracking: "tags" },
	{ view: "speaker", path: "speakers/:id", kind: "speakers", load: speakerPage, tracking: "tags" },
	{ view: "lecture", path: "lectures/:id", kind: "lectures", load: lecturePage, tracking: "tags" },
	{ view: "exhibitor", path: "exhibitors/:id", kind: "exhibitors", load: exhibitorPage, tracking: "tags" },
	{ view: "newsItem", path: "news/:id", kind: "news", load: newsPage, tracking: "tags" },
	{ view: "cookies", path: "cookies.html", load: cookiesPage, tracking: "tags" },
	{ view: "registration", path: "registration.html", load: registrationPage, isForMeetings: false, ...byAddress },
	{ view: "registration", path: "meetup.html", load: registrationPage, isForMeetings: true, ...byAddress },
	{ view: "user", path: "user.html", load: userPage, choose: userChoice, isPersonal: true },
	{ view: "account", path: "account", load: accountPage, app: "account" },
	{ view: "exhibitorRoom", path: "exhibitor", load: exhibitorAreaPage, app: "exhibitor" },
	{ view: "office", path: "office", load: officePage, app: "office" },
	{ view: "extras", path: "extras.html", load: extrasPage, isPersonal: true },
	{ view: "confirm", path: "confirm.html", load: confirmPage, isPersonal: true },
	{ view: "address", path: "address.html", load: addressPage, isPersonal: true },
	{ view: "reset", path: "reset.html", load: resetPage, isPersonal: true },
	{ view: "emails", path: "letters.html", load: emailsPage, isPersonal: true },
	{ view: "order", path: "order.html", load: orderPage, isPersonal: true },
	{ view: "ticket", path: "ticket.html", load: ticketPage, isPersonal: true },
	{ view: "certificate", path: CHECK_PAGE, load: certificatePage, ...checking, isPersonal: true },
	{ view: "leaving", path: "recommended.html", load: leavingPage, choose: leavingChoice, isPersonal: true },
	{ view: "testPayment", path: "test-payment.html", load: testPaymentPage, isPersonal: true },
];

/** Finds the page of a path under the event's base. */
export function pageAt(rest: string): { spec: PageSpec; path: string; id?: number; name?: string } | undefined {
	const path = rest.toLowerCase();
	const [, kind, id] = /^([a-z]+)\/([1-9]\d{0,8})$/.exec(path) ?? [];
	const app = pages.find((page) => page.app && path.startsWith(`${page.path}/`));
	if (app) return { spec: app, path: app.path };
	const named = pages.find((page) => page.hasNames && path.startsWith(`${page.path}/`));
	if (named) return { spec: named, path, name: rest.slice(named.path.length + 1) };
	const spec = pages.find((page) => (kind ? page.kind === kind : !page.kind && page.path === path));
	return spec && { spec, path, ...(id && { id: Number(id) }) };
}
