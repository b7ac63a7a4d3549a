import type { FastifyInstance, FastifyRequest } from "fastify";
import { describe, expect, test } from "vitest";
import { isCrossOrigin, refuseCrossOrigin } from "./cross-origin.ts";

const HTTPS = "https://estrada.example";
const HTTP = "http://localhost:3000";

describe("a request that changes state", () => {
	test.each<[string, Record<string, string>, string, string, boolean]>([
		["a caller of the API, without browser headers", {}, "estrada.example", HTTPS, false],
		["the site's page", { "sec-fetch-site": "same-origin", origin: HTTPS }, "estrada.example", HTTPS, false],
		["the site's page, in an older browser", { origin: HTTPS }, "estrada.example", HTTPS, false],
		["the same, behind a proxy that hides the host", { origin: HTTPS }, "127.0.0.1:3000", HTTPS, false],
		["a page on an event's own host", { origin: "https://dss.example" }, "dss.example", HTTPS, false],
		["a port that need not be named", { origin: "https://dss.example" }, "dss.example:443", HTTPS, false],
		["this machine by another name", { origin: "http://127.0.0.1:3000" }, "127.0.0.1:3000", HTTP, false],
		["https before a site that does not know of it", { origin: "https://a.example" }, "a.example", HTTP, false],
		["what the visitor typed", { "sec-fetch-site": "none" }, "estrada.example", HTTPS, false],
		["a page of ours that hides its address", { "sec-fetch-site": "same-origin", origin: "null" }, "a", HTTPS, false],
		[
			"another site",
			{ "sec-fetch-site": "cross-site", origin: "https://evil.example" },
			"estrada.example",
			HTTPS,
			true,
		],
		["another site that hides its address", { "sec-fetch-site": "cross-site", origin: "null" }, "a", HTTPS, true],
		["a neighbouring host", { "sec-fetch-site": "same-site", origin: "https://x.estrada.example" }, "a", HTTPS, true],
		["another site in an older browser", { origin: "https://evil.example" }, "estrada.example", HTTPS, true],
		["an older browser that hides the address", { origin: "null" }, "estrada.example", HTTPS, true],
		["the http page of an https site", { origin: "http://estrada.example" }, "estrada.example", HTTPS, true],
		["the http page of an event's host", { origin: "http://dss.example" }, "dss.example", HTTPS, true],
		[
			"a host that only begins like ours",
			{ origin: "https://estrada.example.evil.example" },
			"estrada.example",
			HTTPS,
			true,
		],
		["another port", { origin: "http://localhost:8080" }, "localhost:3000", HTTP, true],
		["a protocol that ends like ours", { origin: "xhttp://localhost:3000" }, "localhost:3000", HTTP, true],
		["a file", { origin: "file://" }, "localhost:3000", HTTP, true],
		["what is no origin", { origin: "estrada.example" }, "estrada.example", HTTPS, true],
		["no host", { origin: "https://evil.example" }, "", HTTPS, true],
		["a verdict that there is not", { "sec-fetch-site": "own", origin: HTTPS }, "estrada.example", HTTPS, true],
	])("by %s", (_, headers, host, publicUrl, foreign) =>
		expect(isCrossOrigin({ headers, host }, publicUrl)).toBe(foreign),
	);
});

test.each([
	["POST", "cross-site", false, 403],
	["DELETE", "cross-site", false, 403],
	["GET", "cross-site", false, undefined],
	["HEAD", "cross-site", false, undefined],
	["POST", "same-origin", false, undefined],
	["POST", "cross-site", true, undefined],
])("a %s of a page that is %s, for any site %s: %s", async (method, site, isForAnySite, status) => {
	let hook = async (_request: FastifyRequest): Promise<void> => {};
	const app = {
		addHook: (name: string, added: typeof hook) => {
			expect(name).toBe("onRequest");
			hook = added;
		},
	};
	refuseCrossOrigin(app as unknown as FastifyInstance, HTTPS);
	const request = {
		method,
		headers: { "sec-fetch-site": site },
		host: "a",
		routeOptions: { config: { isForAnySite } },
	};
	const refused = await hook(request as unknown as FastifyRequest).catch((error) => error.status);
	expect(refused).toBe(status);
});
