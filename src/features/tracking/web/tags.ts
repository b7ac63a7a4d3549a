import type { EventTags } from "../contract.ts";
import type { BrowserTags, ConversionName } from "../rules.ts";
import { gtag } from "./google-consent.ts";

type Queue = ((...args: unknown[]) => void) & {
	callMethod?: (...args: unknown[]) => void;
	queue?: unknown[];
	q?: unknown[];
};
type TagWindow = {
	dataLayer?: unknown[];
	fbq?: Queue;
	_fbq?: Queue;
	lintrk?: Queue;
	_linkedin_partner_id?: string;
	_linkedin_data_partner_ids?: string[];
};

const page = () => window as unknown as TagWindow;

function load(src: string): void {
	const script = document.createElement("script");
	script.async = true;
	script.src = src;
	document.head.append(script);
}

function loadGoogle(id: string): void {
	if (id.startsWith("GTM-")) {
		page().dataLayer?.push({ "gtm.start": Date.now(), event: "gtm.js" });
		load(`https://www.googletagmanager.com/gtm.js?id=${id}`);
		return;
	}
	gtag("js", new Date());
	gtag("config", id, { send_page_view: false }); // our own page view has the event id
	load(`https://www.googletagmanager.com/gtag/js?id=${id}`);
}

/** Sets up Meta's queue until its script loads, without automatic page inspection. */
function loadMeta(id: string): void {
	const queue: unknown[] = [];
	const fbq: Queue = Object.assign(
		(...args: unknown[]) => {
			if (fbq.callMethod) fbq.callMethod(...args);
			else queue.push(args);
		},
		{ queue, push: (...args: unknown[]) => fbq(...args), loaded: true, version: "2.0" },
	);
	page().fbq = fbq;
	page()._fbq = fbq;
	fbq("set", "autoConfig", false, id);
	fbq("init", id);
	load("https://connect.facebook.net/en_US/fbevents.js");
}

function loadLinkedin(id: string): void {
	page()._linkedin_partner_id = id;
	page()._linkedin_data_partner_ids = [id];
	const q: unknown[] = [];
	const lintrk: Queue = Object.assign((...args: unknown[]) => q.push(args), { q });
	page().lintrk = lintrk;
	load("https://snap.licdn.com/li.lms-analytics/insight.min.js");
}

/** Call it after consent only. */
export function loadTags({ google, meta, linkedin }: BrowserTags): void {
	if (google) loadGoogle(google);
	if (meta) loadMeta(meta);
	if (linkedin) loadLinkedin(linkedin);
}

/** Reports a conversion to the page's tags with the server's event id. */
export function tellTags({ google, linkedinConversions }: EventTags, name: string, eventId: string): void {
	const { dataLayer, fbq, lintrk } = page();
	const isView = name === "PageView";
	if (google?.startsWith("GTM-")) dataLayer?.push({ event: name, event_id: eventId });
	else if (google) gtag("event", isView ? "page_view" : name, { event_id: eventId });
	fbq?.(isView ? "track" : "trackCustom", name, {}, { eventID: eventId });
	const rule = linkedinConversions[name as ConversionName];
	if (rule) lintrk?.("track", { conversion_id: Number(rule), event_id: eventId });
}
