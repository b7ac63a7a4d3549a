import type { IncomingMessage } from "node:http";
import { isCrossOrigin } from "../http/cross-origin.ts";
import type { TrustedProxy } from "../http/proxies.ts";

export type LivePerson = { accountId: string; sessionId: string };

export type HandshakeOptions = {
	publicUrl: string;
	isTrustedProxy: TrustedProxy | undefined;
	/** Returns the session of a request, or undefined. */
	personOf(headers: Headers): Promise<LivePerson | undefined>;
};

/** Authenticates a connection. Undefined for a foreign origin or without a session. */
export async function authenticate(
	options: HandshakeOptions,
	request: IncomingMessage,
): Promise<LivePerson | undefined> {
	const host = hostOf(request, options.isTrustedProxy);
	if (isCrossOrigin({ headers: request.headers, host }, options.publicUrl)) return undefined;
	const headers = new Headers({ host });
	for (const name of ["cookie", "origin", "user-agent"] as const) {
		const value = request.headers[name];
		if (value !== undefined) headers.set(name, value);
	}
	return options.personOf(headers);
}

/** The requested host, read like Fastify behind a trusted proxy. */
function hostOf({ headers, socket }: IncomingMessage, isTrustedProxy: TrustedProxy | undefined): string {
	const forwarded = headers["x-forwarded-host"];
	const isForwarded = forwarded !== undefined && isTrustedProxy?.(socket.remoteAddress, 0) === true;
	if (!isForwarded) return headers.host ?? "";
	return String(forwarded).split(",").at(-1)?.trim() ?? "";
}
