import { isIPv4 } from "node:net";
import type { FastifyRequest } from "fastify";

/** Headers that only something between a visitor and this machine adds: proxies, content networks, tunnels. */
const BETWEEN =
	/^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-original-.+|(?:x-|x-cluster-|x-azure-|true-|fastly-)client-?ip|cf-.+|cdn-loop|x-amzn-.+|x-envoy-.+|x-varnish|tailscale-.+)$/;

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
 * passes the visitor's host on reaches what only this machine may see. HTTP/1.0 is what nginx speaks unless told
 * otherwise, and no browser.
 */
export function isFromHere({ raw, headers }: Pick<FastifyRequest, "raw" | "headers">): boolean {
	if (!isLoopback(raw.socket.remoteAddress)) return false;
	if (raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0) return false;
	if (Object.keys(headers).some((name) => BETWEEN.test(name))) return false;
	return isThisMachine(`http://${headers.host ?? ""}`);
}
