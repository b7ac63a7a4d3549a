import type { IncomingMessage } from "node:http";
import type { TrustedProxy } from "../http/proxies.ts";
import { type Bounded, bounded } from "./bounded.ts";
import { rawHeader, type Variant } from "./choice.ts";
import type { ContentVersions } from "./version.ts";

/** Memory limit of one site's addresses in one variant, in bytes. */
const ADDRESSES_BYTES = 1024 * 1024;
/** A longer address is hardly asked twice: it is looked up each time. */
const LONGEST_ADDRESS = 500;

/** Which hosts have a root of their own, and whose word counts about the host that a visitor asked. */
export type Hosts = {
	/** Host in lower case, without port → what stands at its root. */
	roots(): Promise<ReadonlyMap<string, string>>;
	/** Whether a connection comes from a proxy that may say `X-Forwarded-Host`; `undefined` where there is none. */
	isTrustedProxy: TrustedProxy | undefined;
};

/** Address → key of the cached response, for each variant of the language. */
export type Addresses = Record<Variant, Bounded<string>>;

/** A host with a root of its own, or the main site: every other host. */
export type Site = {
	/** The event at "/"; undefined on the main site. */
	root: string | undefined;
	addresses: Addresses;
};

/** The sites as they were at a version of the content. */
export type KnownSites = { version: number; main: Site; byHost: Map<string, Site> };

export type Sites = {
	/** The sites as last read, without a query. */
	known(): KnownSites;
	/** The site that a request asks, of the current version. */
	of(request: IncomingMessage): Promise<Site>;
};

export function noAddresses(): Addresses {
	const none = () => bounded<string>(ADDRESSES_BYTES, (key) => key.length);
	return { 0: none(), 1: none(), 2: none() };
}

export function rememberAddress(addresses: Addresses, variant: Variant, url: string, key: string): void {
	if (url.length <= LONGEST_ADDRESS) addresses[variant].set(url, key);
}

/** The host that the visitor asked, in lower case and without port: the proxy's word where the proxy is trusted. */
export function hostOf(request: IncomingMessage, isTrustedProxy: Hosts["isTrustedProxy"]): string {
	const forwarded = isTrustedProxy && rawHeader(request, "x-forwarded-host");
	const isHeard = forwarded && isTrustedProxy(request.socket.remoteAddress, 0);
	// each proxy adds its word at the end: the last is the one that is trusted
	const found = isHeard ? forwarded.slice(forwarded.lastIndexOf(",") + 1).trim() : rawHeader(request, "host");
	return (found ?? "").toLowerCase().replace(/:\d+$/, "").replace(/\.$/, "");
}

/** The site of a request among those known. A host that nobody owns is the main site: it costs no memory. */
export function siteAmong(known: KnownSites, request: IncomingMessage, hosts: Hosts): Site {
	if (known.byHost.size === 0) return known.main; // the ordinary case looks at no header
	return known.byHost.get(hostOf(request, hosts.isTrustedProxy)) ?? known.main;
}

function isSame(known: KnownSites, roots: ReadonlyMap<string, string>): boolean {
	return roots.size === known.byHost.size && [...roots].every(([host, root]) => known.byHost.get(host)?.root === root);
}

/**
 * Keeps the hosts in step with the content: they are read once per version. When they change, the addresses are
 * forgotten with them, so that an answer on its way is remembered only in the table that it was made for.
 */
export function sitesOf(versions: ContentVersions, hosts: Hosts): Sites {
	let knownSites: KnownSites = { version: -1, main: { root: undefined, addresses: noAddresses() }, byHost: new Map() };
	return {
		known: () => knownSites,
		async of(request) {
			const version = await versions.current();
			if (knownSites.version < version) {
				const roots = await hosts.roots(); // read after the version, so never older
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
