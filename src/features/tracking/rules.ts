export const CONVERSION_TYPES = {
	PageView: 0,
	GoToRegistration: 1,
	GoToDataForm: 2,
	SubmitRegistration: 3,
	GoToPayment: 4,
	GoToCFP: 5,
	ClickSponsorModal: 6,
} as const;
export type ConversionName = keyof typeof CONVERSION_TYPES;
export const CONVERSION_NAMES = Object.keys(CONVERSION_TYPES) as ConversionName[];

/** Only Meta gets these, after 30 and 60 seconds on a page. Others count a view once. */
export const LONGER_VIEWS = ["PageView30s", "PageView60s"] as const;
/** Names by which Meta knows events. */
export type EventName = ConversionName | (typeof LONGER_VIEWS)[number];

export function nameOfType(type: number): ConversionName | undefined {
	return CONVERSION_NAMES.find((name) => CONVERSION_TYPES[name] === type);
}

export const NETWORKS = ["meta", "linkedin", "google"] as const;
export type Network = (typeof NETWORKS)[number];

/** Extra sources of a page by directive of the Content-Security-Policy. */
export type Sources = { script: string[]; img: string[]; connect: string[] };

/** Null for missing tags. */
export type BrowserTags = { google: string | null; meta: string | null; linkedin: string | null };

const NEEDED: Record<keyof BrowserTags, Sources> = {
	google: {
		script: ["https://*.googletagmanager.com"],
		img: ["https://*.googletagmanager.com", "https://*.google-analytics.com"],
		connect: [
			"https://*.googletagmanager.com",
			"https://*.google-analytics.com",
			"https://*.analytics.google.com",
			"https://www.google.com",
		],
	},
	meta: {
		script: ["https://connect.facebook.net"],
		img: ["https://www.facebook.com"],
		connect: ["https://www.facebook.com"],
	},
	linkedin: {
		script: ["https://snap.licdn.com"],
		img: ["https://px.ads.linkedin.com", "https://px4.ads.linkedin.com"],
		connect: ["https://px.ads.linkedin.com"],
	},
};

/** Exactly the sources the configured tags need. */
export function sourcesOf(tags: BrowserTags): Sources {
	const kinds = (["google", "meta", "linkedin"] as const).filter((kind) => tags[kind] !== null);
	const of = (directive: keyof Sources) => kinds.flatMap((kind) => NEEDED[kind][directive]);
	return { script: of("script"), img: of("img"), connect: of("connect") };
}

/** An invalid id could load a foreign script. */
export const TAG_FORMS = {
	/** A Google Tag Manager container, or a GA4 measurement id. */
	google: /^(GTM|G)-[A-Z0-9]{4,20}$/,
	meta: /^\d{5,20}$/,
	linkedin: /^\d{4,20}$/,
	linkedinConversion: /^\d{1,20}$/,
	/** The account's number and its conversion action's. */
	googleConversion: /^\d{3,20}\/\d{1,20}$/,
} as const;

/** Other characters could break a cookie. */
const CLICK = /^[\w.~-]{1,500}$/;

/**
 * Cookies that keep an ad's click until registration; the networks' tags share them. Meta's is built from `fbclid` and
 * the time (spec §9), once per click. Returns the cookies to set. `now` is in milliseconds.
 */
export function clickCookies(
	query: URLSearchParams,
	cookie: (name: string) => string | undefined,
	now: number,
): Record<string, string> {
	const clicked = (name: string) => {
		const value = query.get(name) ?? "";
		return CLICK.test(value) ? value : undefined;
	};
	const [fbclid, gclid, liFatId] = ["fbclid", "gclid", "li_fat_id"].map(clicked);
	return {
		...(fbclid && !cookie("_fbc")?.endsWith(`.${fbclid}`) && { _fbc: `fb.1.${now}.${fbclid}` }),
		...(gclid && !cookie("_gcl_aw")?.endsWith(`.${gclid}`) && { _gcl_aw: `GCL.${Math.floor(now / 1000)}.${gclid}` }),
		...(liFatId && cookie("li_fat_id") !== liFatId && { li_fat_id: liFatId }),
	};
}

/** Cookies of networks' scripts on this host. Withdrawn consent deletes them. */
const NETWORK_COOKIES = /^(_ga|_gid|_gcl|_gac|FPAU|_fb|li_|ln_|_linkedin|AnalyticsSyncHistory|UserMatchHistory)/;

export function isNetworkCookie(name: string): boolean {
	return NETWORK_COOKIES.test(name);
}
