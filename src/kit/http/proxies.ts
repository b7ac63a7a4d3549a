import proxyAddr from "@fastify/proxy-addr";
import { z } from "zod";

/** Whether an address is a trusted proxy. `hop` counts from the connection, whose peer is 0. */
export type TrustedProxy = (address: string | undefined, hop: number) => boolean;

/** Validates addresses before the library does: it accepts "10.0.0" and throws at "0.0.0.0/0". */
const range = z
	.union([z.enum(["loopback", "linklocal", "uniquelocal"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
	.refine((text) => !text.endsWith("/0"));

/**
 * Parses trusted proxies: "off", a number of hops, or addresses and ranges with commas ("10.0.0.0/8, ::1", "loopback").
 * Returns null for "off" and undefined for invalid input.
 */
export function trustedProxy(setting: string): TrustedProxy | null | undefined {
	const value = setting.trim().toLowerCase();
	if (value === "off" || value === "0") return null;
	// with a number, Fastify trusts no proxy, because it cannot verify the peer
	if (/^[1-9]\d?$/.test(value)) return (_address, hop) => hop < Number(value);
	const parts = z.array(range).safeParse(value.split(",").map((one) => one.trim()));
	if (!parts.success) return undefined;
	const isTrusted = proxyAddr.compile(parts.data);
	return (address, hop) => address !== undefined && isTrusted(address, hop);
}
