import { isIPv4 } from "node:net";
import type { FastifyRequest } from "fastify";

const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

function isLoopback(address: string | undefined): boolean {
	const plain = address?.replace(/^::ffff:/, "") ?? "";
	return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}

/** Whether an address leads to this machine itself, so that nobody else can be meant by it. */
export function isThisMachine(url: string): boolean {
	const host = URL.parse(url)?.hostname;
	return host !== undefined && (host === "[::1]" || isLoopback(host) || /^(?:.+\.)?localhost$/.test(host));
}

/**
 * Whether a request comes from this machine itself: its connection does, no proxy says that it stands between, and it
 * names this machine, so that neither a foreign page that points its own name here nor a proxy that says nothing but
 * passes the visitor's host on reaches what only this machine may see.
 */
export function isFromHere({ raw, headers }: Pick<FastifyRequest, "raw" | "headers">): boolean {
	if (!isLoopback(raw.socket.remoteAddress)) return false;
	if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
	return isThisMachine(`http://${headers.host ?? ""}`);
}
