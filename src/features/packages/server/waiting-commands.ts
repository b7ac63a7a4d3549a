import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import type { FastifyInstance } from "fastify";
import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound } from "../../../kit/http/failure.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import { isOver } from "../../event/over.ts";
import { endOfEvent } from "../../event/server/store.ts";
import { fillText } from "../../organisers/command-plan.ts";
import { serveCommand } from "../../organisers/server/serve-command.ts";
import type { OfficeDeps, OfficeEvent } from "../../organisers/server/serve-office.ts";
import * as calls from "../waiting-office-contract.ts";
import { aheadSentence, waitingCommandTexts as texts, waitingRefusals } from "../waiting-office-texts.ts";
import { listedState, type WaitingAct, waitingRefusal } from "../waiting-rules.ts";
import { endOffer, offerPlace, type WaitingDeps, writeTo } from "./offers.ts";
import { placesLeft, takePackagePlaces } from "./stock-store.ts";
import { countAhead, type EntryOfPackage, lockWaitingEntryAt, waitingEntryAt } from "./waiting-list-store.ts";
import { changeWaiting, firstInLine, nextWaiting, type WaitingRecord } from "./waiting-store.ts";

type Deps = OfficeDeps & WaitingDeps & { db: NodePgDatabase };

/** Commands of organisers on entries of a waiting list. */
export function waitingCommandRoutes(app: FastifyInstance, deps: Deps): void {
	serveOffer(app, deps);
	serveOfferEnd(app, deps);
	serveRemoval(app, deps);
}

const personOf = ({ firstName, email }: WaitingRecord) => `${firstName} (${email})`;

/** Throws 404 for an entry of another event, and for an erased one. */
function existing(entry: EntryOfPackage | undefined): EntryOfPackage {
	if (!entry) throw notFound(waitingRefusals.noEntry);
	return entry;
}

type At = { event: OfficeEvent; params: { entryId: number } };

const finderOf =
	({ db }: Deps) =>
	async ({ event, params: { entryId } }: At): Promise<EntryOfPackage> =>
		existing(await waitingEntryAt(db, { eventId: event.id, entryId }));

const lock = async (tx: Tx, { eventId, id }: EntryOfPackage): Promise<EntryOfPackage> =>
	existing(await lockWaitingEntryAt(tx, { eventId, entryId: id }));

async function isEventOver(db: Database, { clock }: Deps, event: OfficeEvent): Promise<boolean> {
	return isOver({ endsAt: await endOfEvent(db, event) }, clock.now());
}

function assertAllowed(act: WaitingAct, entry: EntryOfPackage, isEnded: boolean): void {
	const refusal = waitingRefusal(act, listedState(entry), isEnded);
	if (refusal) throw new Failure(409, waitingRefusals[refusal]);
}

type Done = { actor: string; action: string };

/** Entries hold no personal values. */
function addEntry(tx: Tx, { clock }: Deps, { id, eventId, packageId }: EntryOfPackage, { actor, action }: Done) {
	const subject = `waiting:${id}`;
	return addAuditEntry(tx, { at: clock.now(), actor, action, subject, eventId, detail: { packageId } });
}

function serveOffer(app: FastifyInstance, deps: Deps): void {
	const pair = { preview: calls.previewWaitingOffer, run: calls.offerWaitingPlace };
	serveCommand(app, deps, pair, {
		find: finderOf(deps),
		lock,
		async plan(db, { subject: entry, event }) {
			assertAllowed("offer", entry, await isEventOver(db, deps, event));
			const { id: entryId, eventId, packageId, capacity, packageName } = entry;
			if ((await placesLeft(db, { id: packageId, capacity })) === 0) throw new Failure(409, waitingRefusals.noPlace);
			const ahead = await countAhead(db, { eventId, packageId, entryId });
			return {
				title: fillText(texts.offerTitle, { person: personOf(entry), package: packageName }),
				effects: [aheadSentence(ahead)],
				figures: [],
				emails: 1,
				basis: { packageId },
			};
		},
		async run(tx, { subject: entry, actor, lang }) {
			await addEntry(tx, deps, entry, { actor, action: "waiting.offered" });
			// another request may have taken the place since the plan
			if (!(await takePackagePlaces(tx, entry.packageId, entry.capacity)))
				throw new Failure(409, waitingRefusals.noPlace);
			await offerPlace(tx, deps, entry);
			return fill(texts.offered[lang], { person: personOf(entry) });
		},
	});
}

/** An offer, and the person who gets its place. */
type OfferToEnd = EntryOfPackage & { next: WaitingRecord | undefined };

function serveOfferEnd(app: FastifyInstance, deps: Deps): void {
	const pair = { preview: calls.previewWaitingOfferEnd, run: calls.endWaitingOffer };
	const find = finderOf(deps);
	serveCommand(app, deps, pair, {
		async find(at): Promise<OfferToEnd> {
			const entry = await find(at);
			return { ...entry, next: await firstInLine(deps.db, entry.packageId) };
		},
		async lock(tx, subject): Promise<OfferToEnd> {
			const entry = await lock(tx, subject);
			return { ...entry, next: await nextWaiting(tx, entry.packageId) };
		},
		async plan(db, { subject: entry, event }) {
			const isEnded = await isEventOver(db, deps, event);
			assertAllowed("endOffer", entry, isEnded);
			const next = isEnded ? undefined : entry.next;
			const forWhom = next
				? fillText(texts.toNext, { person: personOf(next) })
				: texts[isEnded ? "toNobody" : "toSale"];
			return {
				title: fillText(texts.endTitle, { person: personOf(entry), package: entry.packageName }),
				effects: [forWhom],
				figures: [],
				emails: next ? 2 : 1,
				basis: { packageId: entry.packageId, isEnded, next: next?.id ?? null },
			};
		},
		async run(tx, { subject: entry, actor, lang }) {
			await addEntry(tx, deps, entry, { actor, action: "waiting.offer-ended" });
			await endOffer(tx, deps, entry);
			return fill(texts.ended[lang], { person: personOf(entry) });
		},
	});
}

function serveRemoval(app: FastifyInstance, deps: Deps): void {
	const pair = { preview: calls.previewWaitingRemoval, run: calls.removeFromWaitingList };
	serveCommand(app, deps, pair, {
		find: finderOf(deps),
		lock,
		async plan(db, { subject: entry, event }) {
			assertAllowed("remove", entry, await isEventOver(db, deps, event));
			const isConfirmed = entry.confirmedAt !== null;
			return {
				title: fillText(texts.removeTitle, { person: personOf(entry), package: entry.packageName }),
				effects: [texts[isConfirmed ? "removeEmail" : "removeSilent"]],
				figures: [],
				emails: isConfirmed ? 1 : 0,
				basis: { packageId: entry.packageId, isConfirmed },
			};
		},
		async run(tx, { subject: entry, actor, lang }) {
			await addEntry(tx, deps, entry, { actor, action: "waiting.removed" });
			await changeWaiting(tx, entry.id, { state: "removed" });
			if (entry.confirmedAt) await writeTo(tx, deps, { entry, kind: "removed", secret: "" });
			return fill(texts.removed[lang], { person: personOf(entry) });
		},
	});
}
