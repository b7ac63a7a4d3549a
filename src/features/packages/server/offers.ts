import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Tx } from "../../../kit/db/database.ts";
import { hashOf } from "../../../kit/hash/hash.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { isOver } from "../../event/over.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { offerEnd } from "../waiting-rules.ts";
import { waitingEmails } from "../waiting-texts.ts";
import { releasePackagePlaces, takePackagePlaces } from "./stock-store.ts";
import { packageById } from "./store.ts";
import { awaitedPackages, changeWaiting, nextWaiting, overdueOffer, type WaitingRecord } from "./waiting-store.ts";

/** What others do when somebody in line is offered a place; `app/wiring.ts` says who. */
export type WaitingCommands = {
	onOffered(
		tx: Tx,
		offered: { eventId: number; packageId: number; email: string; until: Date; secret: string },
	): Promise<void>;
	/** An account registered by an offer. */
	onTaken(tx: Tx, taken: { accountId: string; offerSecret: string }): Promise<void>;
};

export type WaitingDeps = EmailDeps & { ids: { secret(): string }; waitingCommands: WaitingCommands };

/**
 * Passes places of a package on that somebody gave back: to the next in line, who has 24 hours for them,
 * and what nobody waits for to the stock. A place on its way to somebody in line is never free for others. The stock's
 * row is held to the commit: call it last.
 */
export async function passPlacesOn(tx: Tx, deps: WaitingDeps, packageId: number, count = 1): Promise<void> {
	for (let left = count; left > 0; left--) {
		const next = await nextWaiting(tx, packageId);
		// nobody is offered a place at what is over
		if (!next || (await isPackageOver(tx, deps, packageId))) return releasePackagePlaces(tx, packageId, left);
		await offer(tx, deps, next);
	}
}

async function isPackageOver(tx: Tx, { clock }: WaitingDeps, packageId: number): Promise<boolean> {
	const { eventId } = await packageById(tx, packageId);
	return isOver({ endsAt: await endOfEvent(tx, await eventById(tx, eventId)) }, clock.now());
}

/** Holds a place for a person and writes to them. */
async function offer(tx: Tx, deps: WaitingDeps, entry: WaitingRecord): Promise<void> {
	const secret = deps.ids.secret();
	const offeredUntil = offerEnd(deps.clock.now());
	await changeWaiting(tx, entry.id, { state: "offered", secretHash: hashOf(secret), offeredUntil });
	await writeTo(tx, deps, { entry: { ...entry, offeredUntil }, kind: "offered", secret });
	const { packageId, email } = entry;
	const { eventId } = await packageById(tx, packageId);
	await deps.waitingCommands.onOffered(tx, { eventId, packageId, email, until: offeredUntil, secret });
}

/** An e-mail to somebody in line. */
export async function writeTo(
	tx: Tx,
	deps: WaitingDeps,
	{
		entry,
		kind,
		secret,
		position = 0,
	}: { entry: WaitingRecord; kind: keyof typeof waitingEmails; secret: string; position?: number },
): Promise<void> {
	const { lang, email, offeredUntil } = entry;
	const chosen = await packageById(tx, entry.packageId);
	const event = await eventById(tx, chosen.eventId);
	const until = offeredUntil && momentText(lang, offeredUntil, event.timeZone, false);
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: `waiting-${kind}`,
		texts: waitingEmails[kind],
		values: { package: chosen.name, position: String(position), until: until ?? "" },
		path: `registration.html?package=${encodeURIComponent(chosen.code)}${secret && `&offer=${encodeURIComponent(secret)}`}`,
	});
}

/** Ends the offers whose time is over, each in a transaction of its own, and passes their places on. Gives how many. */
export async function expireOffers(deps: WaitingDeps & { db: NodePgDatabase }): Promise<number> {
	for (let count = 0; ; count++) {
		const isEnded = await deps.db.transaction(async (tx) => {
			const entry = await overdueOffer(tx, deps.clock.now());
			if (!entry) return false;
			await changeWaiting(tx, entry.id, { state: "expired" });
			await writeTo(tx, deps, { entry, kind: "over", secret: "" });
			await passPlacesOn(tx, deps, entry.packageId);
			return true;
		});
		if (!isEnded) return count;
	}
}

/**
 * Offers places that became free otherwise, by a raised capacity, to those who wait; each in a transaction of its own.
 * Gives how many.
 */
export async function serveWaiting(deps: WaitingDeps & { db: NodePgDatabase }): Promise<number> {
	let count = 0;
	for (const { id, capacity } of await awaitedPackages(deps.db)) {
		while (await serveNext(deps, id, capacity)) count++;
	}
	return count;
}

function serveNext(deps: WaitingDeps & { db: NodePgDatabase }, packageId: number, capacity: number | null) {
	return deps.db.transaction(async (tx) => {
		// the place first: whoever holds an entry has a place for it, so that passing over held ones passes over nobody
		if (!(await takePackagePlaces(tx, packageId, capacity))) return false;
		const next = await nextWaiting(tx, packageId);
		if (next) await offer(tx, deps, next);
		else await releasePackagePlaces(tx, packageId, 1);
		return next !== undefined;
	});
}
