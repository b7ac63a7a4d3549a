import { afterAll, beforeAll, expect, test } from "vitest";
import { addOpenEvent, goodPayload } from "../../../tests/harness/registering.ts";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import type { Metrics } from "../../kit/metrics/metrics.ts";
import { addGauges } from "./metrics.ts";

const lines: object[] = [];
let server: TestServer;
let metrics: Metrics;
let served: { close(): Promise<void> };
const PORT = 20_000 + (process.pid % 10_000);
const scrape = async (path = "/metrics") => fetch(`http://127.0.0.1:${PORT}${path}`);

beforeAll(async () => {
	const log = { info: (entry: object) => void lines.push(entry), error: (entry: object) => void lines.push(entry) };
	server = await freshServer({ env: { METRICS_PORT: String(PORT) }, log });
	await addOpenEvent(server);
	metrics = server.deps.metrics!;
	addGauges(metrics, { ...server.deps, live: server.app.live, realClock: server.clock });
	served = await metrics.listen(PORT, "127.0.0.1");
});
afterAll(() => served.close());

test("metrics count responses, queues, orders and places, and contain no names", async () => {
	await server.app.inject({ method: "POST", url: "/api/account/registerUser", payload: goodPayload });
	const text = await (await scrape()).text();
	const route = 'method="POST",route="/api/account/registerUser",status="200"';
	expect(text).toContain(`estrada_http_request_duration_seconds_count{${route}} 1`);
	for (const [name, value] of [
		["estrada_http_cached_responses_total", "0"],
		["estrada_jobs_failed", "0"],
		["estrada_live_connections", "0"],
		['estrada_emails{status="waiting"}', "1"],
		['estrada_places_taken{event="MSTS25",package="EXPO"}', "1"],
	]) {
		expect(text).toContain(`${name} ${value}\n`);
	}
	expect(text).toContain("nodejs_eventloop_lag_seconds");
	expect(text).not.toContain("firma.example");
});

test("only /metrics answers on its port, and the site's port lacks it", async () => {
	expect((await scrape("/")).status).toBe(404);
	expect((await server.app.inject("/metrics")).statusCode).toBe(404);
});

test("a response and its log line carry the trace id", async () => {
	const trace = "0af7651916cd43dd8448eb211c80319c";
	const headers = { traceparent: `00-${trace}-b7ad6b7169203331-01` };
	const answer = await server.app.inject({ url: "/api/nothing/here", headers });
	expect(answer.headers["x-request-id"]).toBe(trace);
	expect(lines.at(-1)).toMatchObject({ id: trace, status: 404 });
	const other = await server.app.inject("/api/nothing/here");
	expect(other.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
});
