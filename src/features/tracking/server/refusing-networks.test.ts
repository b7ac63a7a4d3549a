import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { doDueWork, type TestServer } from "../../../../tests/harness/server.ts";
import { ANNA, TAGS, trackingServer, view } from "../../../../tests/harness/tracking.ts";
import { failedJobs } from "../../../kit/jobs/store.ts";
import { saveTags } from "./store.ts";
import { conversion } from "./tables.ts";

const tracking = await trackingServer();
const { networks, consent, convert, states, later, addTaggedEvent } = tracking;
afterAll(() => networks.close());
let server: TestServer;
beforeEach(async () => {
	server = await tracking.begin();
});

describe("a network that refuses", () => {
	beforeEach(async () => {
		const event = await addTaggedEvent();
		await server.deps.db.transaction((tx) =>
			saveTags(tx, event.id, { ...TAGS, linkedinConversions: {}, googleConversions: {} }),
		);
		await consent(true);
		await convert(view());
	});

	test("gets retries with growing waits until it accepts", async () => {
		networks.mood.status = 503;
		await doDueWork(server);
		await doDueWork(server); // before the retry is due
		expect(await server.deps.db.select().from(conversion)).toMatchObject([{ state: "waiting", tries: 1 }]);
		delete networks.mood.status;
		later(1);
		await doDueWork(server);
		later(60);
		await doDueWork(server);
		expect(networks.taken).toHaveLength(1);
		expect(await states()).toEqual(["meta sent"]);
	});

	test("gets five attempts; then its answer is stored without the visitor's data", async () => {
		networks.mood.status = 500;
		const received = networks.counts.received;
		for (let hour = 0; hour < 8; hour++) {
			await doDueWork(server);
			later(60);
		}
		expect(networks.counts.received - received).toBe(5);
		expect(await server.deps.db.select().from(conversion)).toMatchObject([
			{ state: "given-up", tries: 5, lastError: "500 {}", request: null },
		]);
		expect(await failedJobs(server.deps.db)).toEqual([]);
	});

	test("gets no retry if the request is invalid", async () => {
		networks.mood.status = 400;
		networks.mood.body = { error: { code: 100, message: "Invalid parameter" } };
		await doDueWork(server);
		expect(await server.deps.db.select().from(conversion)).toMatchObject([{ state: "given-up", tries: 1 }]);
	});
});

test("is Google: a known conversion counts as accepted, another partial failure as refused", async () => {
	const event = await addTaggedEvent();
	await server.deps.db.transaction((tx) => saveTags(tx, event.id, { ...TAGS, meta: null, linkedinConversions: {} }));
	await consent(true);
	await convert(view());
	networks.mood.status = 200;
	networks.mood.body = { partialFailureError: { code: 3, message: "CLICK_CONVERSION_ALREADY_EXISTS" } };
	await doDueWork(server);
	await convert(view({}, ANNA));
	networks.mood.body = { partialFailureError: { code: 3, message: "UNPARSEABLE_GCLID" } };
	await doDueWork(server);
	expect(await states()).toEqual(["google sent", "google given-up"]);
});
