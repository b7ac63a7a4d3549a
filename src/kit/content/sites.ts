import type { IncomingMessage } from "node:http";
import type { TrustedProxy } from "../http/proxies.ts";
import { type BoundedMap, bounded } from "./bounded.ts";
import { rawHeader, type Variant } from "./choice.ts";
import type { ContentVersions } from "./version.ts";

/** Memory limit of one site's addresses in one variant, in bytes. */
const ADDRESSES_BYTES = 1024 * 1024;
/** Longer URLs rarely repeat and are not stored. */
const LONGEST_ADDRESS = 500;

/** The hosts with a root of their own, and the trusted proxies. */
export type Hosts = {
	/** Lower-case host without port → the event at its root. */
	roots(): Promise<ReadonlyMap<string, string>>;
	/** Whether a connection comes from a proxy whose `X-Forwarded-Host` is trusted; `undefined` without one. */
	isTrustedProxy: TrustedProxy | undefined;
};

/** URL → key of the cached response, per language variant. */
export type Addresses = Record<Variant, BoundedMap<string>>;

/** A host with its own root, or the main site for all others. */
export type Site = {
	root: string | undefined;
	addresses: Addresses;
};

export type KnownSites = { version: number; main: Site; byHost: Map<string, Site> };

export type Sites = {
	/** The sites as last read, without a query. */
	known(): KnownSites;
	of(request: IncomingMessage): Promise<Site>;
};

export function noAddresses(): Addresses {
	const none = () => bounded<string>(ADDRESSES_BYTES, (key) => key.length);
	return { 0: none(), 1: none(), 2: none() };
}

export function rememberAddress(addresses: Addresses, variant: Variant, url: string, key: string): void {
	if (url.length <= LONGEST_ADDRESS) addresses[variant].set(url, key);
}

/** The requested host in lower case without port. */
export function hostOf(request: IncomingMessage, isTrustedProxy: Hosts["isTrustedProxy"]): string {
	const forwarded = isTrustedProxy && rawHeader(request, "x-forwarded-host");
	const isHeard = forwarded && isTrustedProxy(request.socket.remoteAddress, 0);
	// a trusted proxy forwards the requested host
	const found = isHeard ? forwarded.slice(forwarded.lastIndexOf(",") + 1).trim() : rawHeader(request, "host");
	return (found ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** The site of a request. Unknown hosts are the main site and cost no memory. */
export function siteAmong(known: KnownSites, request: IncomingMessage, hosts: Hosts): Site {
	if (known.byHost.size === 0) return known.main; // the common case reads no header
	return known.byHost.get(hostOf(request, hosts.isTrustedProxy)) ?? known.main;
}

function isSame(known: KnownSites, roots: ReadonlyMap<string, string>): boolean {
	return roots.size === known.byHost.size && [...roots].every(([host, root]) => known.byHost.get(host)?.root === root);
}

/**
 * Reads the hosts once per content version. Changed hosts discard the stored URLs; a late response lands in the
 * discarded table.
 */
export function sitesOf(versions: ContentVersions, hosts: Hosts): Sites {
	let knownSites: KnownSites = { version: -1, main: { root: undefined, addresses: noAddresses() }, byHost: new Map() };
	return {
		known: () => knownSites,
		async of(request) {
			const version = await versions.current();
			if (knownSites.version < version) {
				const roots = await hosts.roots(); // read after the version, so never older than it
				if (knownSites.version < version) {
					if (isSame(knownSites, roots)) knownSites.version = version;
					else {
						const byHost = [...roots].map(([host, root]) => [host, { root, addresses: noAddresses() }] as const);
						knownSites = { version, main: { root: undefined, addresses: noAddresses() }, byHost: new Map(byHost) };
					}
				}
			}
			return siteAmong(knownSites, request, hosts);
		},
	};
}
