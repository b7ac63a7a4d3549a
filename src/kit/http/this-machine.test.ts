import { expect, test } from "vitest";
import { isFromHere } from "./this-machine.ts";

/** A local browser's request with the given changes. */
function requestWith({ headers = {}, minor = 1, from = "127.0.0.1" } = {}): Parameters<typeof isFromHere>[0] {
	const raw = { socket: { remoteAddress: from }, httpVersionMajor: 1, httpVersionMinor: minor };
	return { raw, headers: { host: "localhost:3000", ...headers } } as unknown as Parameters<typeof isFromHere>[0];
}

test("a browser on this machine is local", () => {
	expect(isFromHere(requestWith())).toBe(true);
	expect(isFromHere(requestWith({ from: "::1", headers: { "accept-language": "pl", cookie: "a=b" } }))).toBe(true);
});

test("HTTP/1.0, nginx's default, is not local", () => expect(isFromHere(requestWith({ minor: 0 }))).toBe(false));

test.each([
	"Forwarded",
	"Via",
	"X-Forwarded",
	"X-Forwarded-For",
	"X-Forwarded-Host",
	"X-Forwarded-Proto",
	"X-Forwarded-Port",
	"X-Forwarded-Server",
	"X-Real-IP",
	"X-Original-Host",
	"CF-Connecting-IP",
	"CF-Ray",
	"CF-Visitor",
	"CDN-Loop",
	"True-Client-IP",
	"Fly-Client-IP",
	"X-ProxyUser-IP",
	"X-Rewrite-URL",
])("a request with %s is not local for any host name", (name) =>
	expect(isFromHere(requestWith({ headers: { [name.toLowerCase()]: "127.0.0.1" } }))).toBe(false),
);
