import { isIPv4 } from "node:net";
import type { FastifyRequest } from "fastify";

/** Headers that only intermediaries add: proxies, content networks, tunnels. */
const BETWEEN =
	/^(?:forwarded|via|x-forwarded(?:-.+)?|x-real-ip|x-(?:original|rewrite)-.+|x-proxyuser-ip|(?:.+-)?client-?ip|cf-.+|cdn-loop|x-amzn-.+|x-envoy-.+|x-varnish|tailscale-.+)$/;

function isLoopback(address: string | undefined): boolean {
	const plain = address?.replace(/^::ffff:/, "") ?? "";
	return plain === "::1" || (isIPv4(plain) && plain.startsWith("127."));
}

export function isThisMachine(url: string): boolean {
	const host = URL.parse(url)?.hostname;
	return host !== undefined && (host === "[::1]" || isLoopback(host) || /^(?:.+\.)?localhost$/.test(host));
}

/**
 * Whether a request comes from this machine: a local connection, no proxy header, and a local host name. The name
 * excludes foreign names that resolve here and proxies that forward the visitor's host. HTTP/1.0 is nginx's default,
 * and no browser uses it.
 */
export function isFromHere({ raw, headers }: Pick<FastifyRequest, "raw" | "headers">): boolean {
	if (!isLoopback(raw.socket.remoteAddress)) return false;
	if (raw.httpVersionMajor === 1 && raw.httpVersionMinor === 0) return false;
	if (Object.keys(headers).some((name) => BETWEEN.test(name))) return false;
	return isThisMachine(`http://${headers.host ?? ""}`);
}
