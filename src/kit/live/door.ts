import type { IncomingMessage } from "node:http";
import { isForeign } from "../http/own-pages.ts";
import type { TrustedProxy } from "../http/proxies.ts";

/** Whose a connection is. */
export type LivePerson = { accountId: string; sessionId: string };

export type DoorOptions = {
	publicUrl: string;
	isTrustedProxy: TrustedProxy | undefined;
	/** Whose session a request carries; undefined where it is nobody's. */
	personOf(headers: Headers): Promise<LivePerson | undefined>;
};

/** Who asks for a connection; undefined where another site's page asks, or nobody who is logged in. */
export async function personAtDoor(options: DoorOptions, request: IncomingMessage): Promise<LivePerson | undefined> {
	const host = hostOf(request, options.isTrustedProxy);
	if (isForeign({ headers: request.headers, host }, options.publicUrl)) return undefined;
	const headers = new Headers({ host });
	for (const name of ["cookie", "origin", "user-agent"] as const) {
		const value = request.headers[name];
		if (value !== undefined) headers.set(name, value);
	}
	return options.personOf(headers);
}

/** The host as the visitor asked it: what a trusted proxy says of it, as Fastify reads it. */
function hostOf({ headers, socket }: IncomingMessage, isTrustedProxy: TrustedProxy | undefined): string {
	const forwarded = headers["x-forwarded-host"];
	const isForwarded = forwarded !== undefined && isTrustedProxy?.(socket.remoteAddress, 0) === true;
	if (!isForwarded) return headers.host ?? "";
	return String(forwarded).split(",").at(-1)?.trim() ?? "";
}
