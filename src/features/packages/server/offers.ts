import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { Database, Tx } from "../../../kit/db/database.ts";
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

/** `app/wiring.ts` implements them. */
export type WaitingCommands = {
	onOffered(
		tx: Tx,
		offered: { eventId: number; packageId: number; email: string; until: Date; secret: string },
	): Promise<void>;
	/** An organiser ended an offer before its time. */
	onEnded(tx: Tx, ended: { eventId: number; packageId: number; email: string }): Promise<void>;
	/** An offer was used to register an account. */
	onTaken(tx: Tx, taken: { accountId: string; offerSecret: string }): Promise<void>;
};

export type WaitingDeps = EmailDeps & { ids: { secret(): string }; waitingCommands: WaitingCommands };

/**
 * Releases places of a package to the next in the waiting list, for 24 hours, otherwise to the stock. They are never
 * free for others in between. Locks the stock's row until the commit, so call it last.
 */
export async function passPlacesOn(tx: Tx, deps: WaitingDeps, packageId: number, count = 1): Promise<void> {
	for (let left = count; left > 0; left--) {
		const next = await nextWaiting(tx, packageId);
		// no offers after the event
		if (!next || (await isPackageOver(tx, deps, packageId))) return releasePackagePlaces(tx, packageId, left);
		await offerPlace(tx, deps, next);
	}
}

async function isPackageOver(db: Database, { clock }: WaitingDeps, packageId: number): Promise<boolean> {
	const { eventId } = await packageById(db, packageId);
	return isOver({ endsAt: await endOfEvent(db, await eventById(db, eventId)) }, clock.now());
}

/** Holds a place for a person and sends them the offer. */
export async function offerPlace(tx: Tx, deps: WaitingDeps, entry: WaitingRecord): Promise<void> {
	const secret = deps.ids.secret();
	const offeredUntil = offerEnd(deps.clock.now());
	await changeWaiting(tx, entry.id, { state: "offered", secretHash: hashOf(secret), offeredUntil });
	await writeTo(tx, deps, { entry: { ...entry, offeredUntil }, kind: "offered", secret });
	const { packageId, email } = entry;
	const { eventId } = await packageById(tx, packageId);
	await deps.waitingCommands.onOffered(tx, { eventId, packageId, email, until: offeredUntil, secret });
}

/** Ends an offer before its time, e-mails its person, and passes the place on. Call it last, like `passPlacesOn`. */
export async function endOffer(tx: Tx, deps: WaitingDeps, entry: WaitingRecord & { eventId: number }): Promise<void> {
	const { id, eventId, packageId, email } = entry;
	await changeWaiting(tx, id, { state: "ended" });
	await writeTo(tx, deps, { entry, kind: "ended", secret: "" });
	await deps.waitingCommands.onEnded(tx, { eventId, packageId, email });
	await passPlacesOn(tx, deps, packageId);
}

/** Sends an e-mail to a person in the waiting list. */
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

/** Ends expired offers and releases their places, one transaction each. Returns the count. */
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

/** Offers places that a raised capacity freed, one transaction each, until the event ends. Returns the count. */
export async function serveWaiting(deps: WaitingDeps & { db: NodePgDatabase }): Promise<number> {
	let count = 0;
	for (const { id, capacity } of await awaitedPackages(deps.db)) {
		if (await isPackageOver(deps.db, deps, id)) continue;
		while (await serveNext(deps, id, capacity)) count++;
	}
	return count;
}

function serveNext(deps: WaitingDeps & { db: NodePgDatabase }, packageId: number, capacity: number | null) {
	return deps.db.transaction(async (tx) => {
		// a locked entry already gets a place, so skipping it is fair
		if (!(await takePackagePlaces(tx, packageId, capacity))) return false;
		const next = await nextWaiting(tx, packageId);
		if (next) await offerPlace(tx, deps, next);
		else await releasePackagePlaces(tx, packageId, 1);
		return next !== undefined;
	});
}
