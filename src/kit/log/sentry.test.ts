import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { reportingLog, sentryReports } from "./sentry.ts";

let service: Server;
let status = 200;
const receivedRequests: { path: string | undefined; auth: unknown; body: string }[] = [];
const failed: string[] = [];

beforeEach(async () => {
	status = 200;
	receivedRequests.length = 0;
	failed.length = 0;
	service = createServer(async (request, response) => {
		receivedRequests.push({ path: request.url, auth: request.headers["x-sentry-auth"], body: await text(request) });
		response.writeHead(status).end("{}");
	});
	service.listen(0, "127.0.0.1");
	await once(service, "listening");
});
afterEach(() => {
	service.close();
});

const reports = () =>
	sentryReports({
		dsn: `http://abc@127.0.0.1:${(service.address() as AddressInfo).port}/errors/7`,
		release: "1.2.3",
		root: "/srv/estrada",
		failed: (reason) => failed.push(reason),
	});
const events = () => receivedRequests.map(({ body }) => JSON.parse(body.split("\n")[2]!));
const stack = [
	"    at load (file:///srv/estrada/src/app/page.ts:7:9)",
	"    at file:///srv/estrada/node_modules/a/b.js:1:2",
];

describe("an error report", () => {
	test("goes to the DSN's project with type, message, frames, route and request id", async () => {
		const one = reports();
		const log = reportingLog({ info() {}, error() {} }, one);
		log.info({ id: "1" }, "request");
		log.error({ id: "f00", route: "/api/x", error: "TypeError", message: "x is not a function", stack }, "failed");
		await one.flush();
		expect(receivedRequests).toMatchObject([
			{ path: "/errors/api/7/envelope/", auth: expect.stringContaining("sentry_key=abc") },
		]);
		expect(events()).toMatchObject([
			{
				level: "error",
				release: "estrada@1.2.3",
				exception: {
					values: [
						{
							type: "TypeError",
							value: "x is not a function",
							stacktrace: {
								frames: [
									{ filename: "node_modules/a/b.js", lineno: 1, in_app: false },
									{ filename: "src/app/page.ts", function: "load", lineno: 7, in_app: true },
								],
							},
						},
					],
				},
				tags: { request_id: "f00", route: "/api/x" },
			},
		]);
	});

	test("omits addresses, long numbers and values", async () => {
		const one = reports();
		const message = 'invalid input for "email": "Anna Nowak" anna@firma.example +48601234567';
		one.report({ error: "Error", message, other: { email: "anna@firma.example" } }, "failed");
		one.report({ job: "x", id: 3, error: "550 5.1.1 <anna@firma.example> unknown" }, "a job failed");
		await one.flush();
		const values = events().map((it) => it.exception.values[0].value);
		expect(values.toSorted()).toEqual(["550 5.1.1 <…> unknown", 'invalid input for "email": … … +…']);
		expect(receivedRequests.map(({ body }) => body).join()).not.toMatch(/anna|nowak/i);
	});

	test("breaks nothing if it is refused or the service is down", async () => {
		status = 429;
		const refused = reports();
		refused.report({}, "failed");
		await refused.flush();
		const away = reports();
		service.closeAllConnections();
		await new Promise((done) => service.close(done));
		away.report({}, "failed");
		await away.flush();
		expect(failed).toEqual(["status 429", "ECONNREFUSED"]);
	});

	test("is limited per minute during an outage", async () => {
		const one = reports();
		for (let n = 0; n < 200; n++) one.report({}, "failed");
		await one.flush();
		expect(receivedRequests.length).toBeGreaterThanOrEqual(30);
		expect(receivedRequests.length).toBeLessThanOrEqual(60); // the minute may end meanwhile
	});
});
