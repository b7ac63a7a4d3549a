import { expect, test } from "vitest";
import { contentPolicy, securityHeaders } from "./security-headers.ts";

const POLICY =
	"default-src 'self'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'; img-src 'self' data:; object-src 'none'; style-src-attr 'unsafe-inline'";

test("the policy of a page matches this text exactly", () => {
	expect(contentPolicy("http://localhost:3000")).toBe(POLICY);
	expect(contentPolicy("https://estrada.example")).toBe(`${POLICY}; upgrade-insecure-requests`);
});

test("tags add only their own sources", () => {
	const more = {
		script: ["https://a.example", "https://e.example"],
		img: ["https://b.example", "https://d.example"],
		connect: ["https://c.example"],
	};
	expect(contentPolicy("http://localhost:3000", more).split("; ")).toEqual([
		"default-src 'self'",
		"base-uri 'self'",
		"connect-src 'self' https://c.example",
		"form-action 'self'",
		"frame-ancestors 'self'",
		"img-src 'self' data: https://b.example https://d.example",
		"object-src 'none'",
		"script-src 'self' https://a.example https://e.example",
		"style-src-attr 'unsafe-inline'",
	]);
});

test("every response has these headers; https adds HSTS", () => {
	const headers = {
		"content-security-policy": POLICY,
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(self)",
		"referrer-policy": "strict-origin-when-cross-origin",
		"x-content-type-options": "nosniff",
		"x-frame-options": "SAMEORIGIN",
	};
	expect(securityHeaders("http://localhost:3000")).toEqual(headers);
	expect(securityHeaders("https://estrada.example")).toEqual({
		...headers,
		"content-security-policy": `${POLICY}; upgrade-insecure-requests`,
		"strict-transport-security": "max-age=31536000",
	});
	expect(securityHeaders("https://estrada.example", true)).toMatchObject({
		"strict-transport-security": "max-age=31536000; includeSubDomains",
	});
	expect(securityHeaders("http://localhost:3000", true)).toEqual(headers);
});
