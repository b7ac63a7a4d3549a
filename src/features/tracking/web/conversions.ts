import { STEP } from "../../../kit/contract/step.ts";
import { conversionsAddress } from "../addresses.ts";
import type { ConversionPayload, EventTags } from "../contract.ts";
import { CONVERSION_TYPES, type ConversionName, clickCookies, type EventName } from "../rules.ts";
import { cookie, newId } from "./browser-ids.ts";
import { tellTags } from "./tags.ts";

/** Spec §7: reports a page that is still open after 30 and 60 seconds. */
const LONGER_MS = { PageView30s: 30_000, PageView60s: 60_000 } as const;

/** Opening these modals is a conversion. */
const MODALS: Record<string, ConversionName> = { "#sponsor": "ClickSponsorModal", "#become-lecturer": "GoToCFP" };

const NINETY_DAYS = 90 * 24 * 3600;

function saveClick(): void {
	const more = `; path=/; max-age=${NINETY_DAYS}; samesite=lax${location.protocol === "https:" ? "; secure" : ""}`;
	for (const [name, value] of Object.entries(clickCookies(new URLSearchParams(location.search), cookie, Date.now()))) {
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every current browser
		document.cookie = `${name}=${value}${more}`;
	}
}

function clickIds(): { fbc?: string; fbp?: string; liFatId?: string; gclid?: string } {
	const [fbc, fbp, liFatId] = ["_fbc", "_fbp", "li_fat_id"].map(cookie);
	// Google's cookie is "GCL.time.id"
	const gclid = cookie("_gcl_aw")?.split(".").slice(2).join(".");
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
		eventCode,
		userId: null,
		facebookConversionDto: {
			eventName: name,
			externalId,
			eventId,
			fbc: fbc ?? null,
			sourceUrl: (location.origin + location.pathname).slice(0, 2000),
			...(fbp && { fbp }),
		},
		...others,
	};
}

/** Reports actions of a visitor with consent to the server and the page's tags. */
export function watchConversions(eventCode: string, externalId: string, tags: EventTags | null): void {
	const url = conversionsAddress.path.replace(":eventCode", encodeURIComponent(eventCode));
	const tell = (name: EventName) => {
		const eventId = newId();
		const body = JSON.stringify(payloadOf(eventCode, externalId, name, eventId));
		const headers = { "content-type": "application/json" };
		// `keepalive` sends it even if the visitor leaves the page. Failures are ignored.
		void fetch(url, { method: "POST", body, headers, keepalive: true }).catch(() => {});
		if (tags) tellTags(tags, name, eventId);
	};
	saveClick();
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
		const name = MODALS[location.hash];
		if (name) tell(name);
	};
	addEventListener("hashchange", open);
	open();
}
