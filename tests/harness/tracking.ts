import type { EventTags } from "../../src/features/tracking/contract.ts";
import { saveTags } from "../../src/features/tracking/server/store.ts";
import { conversion } from "../../src/features/tracking/server/tables.ts";
import { addEvent } from "./content.ts";
import { startNetworks } from "./networks.ts";
import { freshServer, type TestServer } from "./server.ts";

/** The id of a visitor, and of an event in their browser. */
export const ANNA = "6f1c1a52-9f1e-4c63-9f0e-2f6f5d0f9a01";
export const EVENT_ID = "0c7f7c1e-2b86-4a51-8d4d-0a8f5b3c6d02";
export const TAGS: EventTags = {
	google: "GTM-ABC1234",
	meta: "1234567890",
	linkedin: "4567",
	linkedinConversions: { PageView: "71", SubmitRegistration: "73", GoToPayment: "74" },
	googleConversions: { PageView: "555/61", SubmitRegistration: "555/63" },
};

/** A page view as the browser sends it. */
export const view = (more: object = {}, eventId: string = EVENT_ID) => ({
	eventCode: "MSTS25",
	userId: null,
	facebookConversionDto: {
		eventName: "PageView",
		sourceUrl: "http://estrada.test/",
		externalId: ANNA,
		eventId,
		fbc: "fb.1.1746007200000.click",
		fbp: "fb.1.1746007200000.123456",
	},
	linkedinConversionDto: { conversionType: 0, liFatId: "fat-1", eventId },
	googleAdsConversionDto: { conversionType: 0, gclid: "gclid-1" },
	...more,
});

/** A server that reports to the stand-in networks, and a visitor's actions. `begin` empties it before each test. */
export async function trackingServer() {
	const networks = await startNetworks();
	let server: TestServer;
	const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
		server.app.inject({ method: "POST", url, payload, headers: { "user-agent": "Browser/1", ...headers } });
	return {
		networks,
		async begin(env: Record<string, string> = networks.env): Promise<TestServer> {
			networks.taken.length = 0;
			delete networks.mood.status;
			delete networks.mood.body;
			server = await freshServer({ env });
			return server;
		},
		post,
		consent: (consentMode: boolean, externalId = ANNA) =>
			post("/api/user/MSTS25/consent?lang=en", { externalId, consentMode }),
		convert: (payload: object) => post("/api/user/MSTS25/conversions/v2", payload),
		/** Lists each conversion's network and state, in order. */
		async states(): Promise<string[]> {
			const rows = await server.deps.db.select().from(conversion).orderBy(conversion.id);
			return rows.map(({ network, state }) => `${network} ${state}`);
		},
		later: (minutes: number) =>
			server.clock.set(new Date(server.clock.now().getTime() + minutes * 60_000).toISOString()),
		async addTaggedEvent() {
			const event = await addEvent(server.deps);
			await server.deps.db.transaction((tx) => saveTags(tx, event.id, TAGS));
			return event;
		},
	};
}
