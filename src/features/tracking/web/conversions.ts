import { conversionsAddress, STEP } from "../addresses.ts";
import type { ConversionPayload, EventTags } from "../contract.ts";
import { CONVERSION_TYPES, type ConversionName, clickIdOf, type EventName } from "../rules.ts";
import { cookie, newId } from "./browser-ids.ts";
import { tellTags } from "./tags.ts";

/** Spec §7: a page that is still read is told again after 30 and after 60 seconds. */
const LONGER_MS = { PageView30s: 30_000, PageView60s: 60_000 } as const;

/** Windows whose opening is a conversion, by their address. */
const WINDOWS: Record<string, ConversionName> = { "#sponsor": "ClickSponsorModal", "#become-lecturer": "GoToCFP" };

/** What the address says of the ad that was clicked; what is told once is known to the server from then on. */
function clickIds(): { fbc?: string; fbp?: string; liFatId?: string; gclid?: string } {
	const query = new URLSearchParams(location.search);
	const fbc = clickIdOf(cookie("_fbc"), query.get("fbclid"), Date.now());
	const fbp = cookie("_fbp");
	const liFatId = query.get("li_fat_id") ?? cookie("li_fat_id");
	// Google's cookie is "GCL.time.id"
	const gclid = query.get("gclid") ?? cookie("_gcl_aw")?.split(".").slice(2).join(".");
	return { ...(fbc && { fbc }), ...(fbp && { fbp }), ...(liFatId && { liFatId }), ...(gclid && { gclid }) };
}

function payloadOf(eventCode: string, externalId: string, name: EventName, eventId: string): ConversionPayload {
	const { fbc, fbp, liFatId, gclid } = clickIds();
	const conversionType = CONVERSION_TYPES[name as ConversionName];
	const others = conversionType !== undefined && {
		linkedinConversionDto: { conversionType, liFatId: liFatId ?? null, eventId },
		googleAdsConversionDto: { conversionType, ...(gclid && { gclid }) },
	};
	return {
		...{ eventCode, userId: null },
		facebookConversionDto: {
			...{ eventName: name, externalId, eventId, fbc: fbc ?? null },
			sourceUrl: (location.origin + location.pathname).slice(0, 2000),
			...(fbp && { fbp }),
		},
		...others,
	};
}

/** Tells the server and the page's tags what a visitor who accepted does on this page. */
export function watchConversions(eventCode: string, externalId: string, tags: EventTags | null): void {
	const url = conversionsAddress.path.replace(":eventCode", encodeURIComponent(eventCode));
	const tell = (name: EventName) => {
		const eventId = newId();
		const body = JSON.stringify(payloadOf(eventCode, externalId, name, eventId));
		const headers = { "content-type": "application/json" };
		// it is also sent when the page is left at once; what is lost is not worth a message
		void fetch(url, { method: "POST", body, headers, keepalive: true }).catch(() => {});
		if (tags) tellTags(tags, name, eventId);
	};
	tell("PageView");
	for (const [name, wait] of Object.entries(LONGER_MS)) setTimeout(() => tell(name as EventName), wait);

	const steps = new Set<string>();
	const arrive = () => {
		const step = document.documentElement.dataset[STEP];
		if (step && !steps.has("registration")) tell("GoToRegistration");
		if (step === "data" && !steps.has("data")) tell("GoToDataForm");
		if (step) steps.add("registration").add(step);
	};
	addEventListener(STEP, arrive);
	arrive();

	const open = () => {
		const name = WINDOWS[location.hash];
		if (name) tell(name);
	};
	addEventListener("hashchange", open);
	open();
}
