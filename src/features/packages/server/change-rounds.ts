import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { Failure, notFound, wrongForm } from "../../../kit/http/failure.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import type { Clock } from "../../../kit/time/zone.ts";
import { dividedRound, fitsAgain, heirOf, moveRefusal, removalRefusal, spanOf, startRefusal } from "../round-rules.ts";
import { roundRefusals as refusals } from "../round-texts.ts";
import {
	addRoundPrices,
	deleteRound,
	insertRound,
	lockRounds,
	pricesInRound,
	type RoundPrice,
	saveRound,
} from "./round-store.ts";
import { packagesOf, type RoundRecord } from "./store.ts";

/** Implemented by `app/wiring.ts`: orders that stand, by the index of the span between `ends` in which they were placed. */
export type RoundReads = {
	placedOrders(db: Database, eventId: number, ends: readonly Date[]): Promise<Map<number, number>>;
};

type Deps = { clock: Clock; priceListReads: RoundReads };
type At = { eventId: number; actor: string };
type Names = { name: string | null; nameEn: string | null };
export type RoundTerms = Names & { endsAt: Date | null };

/** Orders placed in each round, by its id. `rounds` are in order. */
export async function ordersByRound(
	db: Database,
	reads: RoundReads,
	{ eventId, rounds }: Pick<Facts, "eventId" | "rounds">,
): Promise<Map<number, number>> {
	const ends = rounds.slice(0, -1).flatMap(({ endsAt }) => endsAt ?? []);
	const byIndex = await reads.placedOrders(db, eventId, ends);
	return new Map(rounds.map(({ id }, index) => [id, byIndex.get(index) ?? 0]));
}

export function existingRound(rounds: readonly RoundRecord[], id: number): RoundRecord {
	const found = rounds.find((one) => one.id === id);
	if (!found) throw notFound(refusals.noRound);
	return found;
}

/**
 * Adds a round from `startsAt` on, which divides the round of that time and begins with its prices. Throws the 400 of
 * the form.
 */
export async function addRound(
	tx: Tx,
	{ clock }: Pick<Deps, "clock">,
	at: At,
	{ startsAt, ...names }: Names & { startsAt: Date },
): Promise<number> {
	const { eventId } = at;
	const rounds = await lockRounds(tx, eventId);
	const refusal = startRefusal(rounds, startsAt, clock.now());
	if (refusal) throw wrongForm({ firstDay: refusal });
	const divided = dividedRound(rounds, startsAt) ?? (await addWholeRound(tx, eventId));
	const terms = { ...names, endsAt: spanOf(rounds, divided.id).endsAt };
	const prices = await pricesInRound(tx, eventId, divided.id);
	await saveRound(tx, eventId, { ...divided, endsAt: startsAt });
	return insert(tx, { clock }, at, { number: divided.number + 1, startsAt, terms, prices });
}

/** Without rounds, the whole time is one round at the prices of all rounds. */
async function addWholeRound(tx: Tx, eventId: number): Promise<RoundRecord> {
	const whole = { number: 1, name: null, nameEn: null, endsAt: null };
	return { id: await insertRound(tx, eventId, whole), ...whole };
}

/** A round with its start and its prices, as its journal entry describes it. */
export type RoundSnapshot = { terms: RoundTerms; startsAt: Date | null; prices: readonly RoundPrice[] };

async function insert(
	tx: Tx,
	{ clock }: Pick<Deps, "clock">,
	{ eventId, actor }: At,
	{ number, startsAt, terms, prices }: RoundSnapshot & { number: number },
): Promise<number> {
	const id = await insertRound(tx, eventId, { number, ...terms });
	await addRoundPrices(tx, id, prices);
	await addAuditEntry(tx, {
		at: clock.now(),
		actor,
		action: "round.added",
		subject: `round:${id}`,
		eventId,
		detail: { after: detailOf(terms, startsAt), prices },
	});
	return id;
}

/**
 * Names a round and moves its end. `accept` refuses terms that are not the ones that the organiser saw. Throws 404 for
 * another event's round, and the 400 of the form.
 */
export async function changeRound(
	tx: Tx,
	{ clock }: Pick<Deps, "clock">,
	{ eventId, actor, roundId }: At & { roundId: number },
	{ terms, accept }: { terms: RoundTerms; accept(before: RoundRecord): void },
): Promise<void> {
	const rounds = await lockRounds(tx, eventId);
	const before = existingRound(rounds, roundId);
	accept(before);
	const { name, nameEn, endsAt } = terms;
	const refusal = moveRefusal(rounds, { id: roundId, endsAt }, clock.now());
	if (refusal) throw wrongForm({ lastDay: refusal });
	await saveRound(tx, eventId, { id: roundId, name, nameEn, endsAt });
	await addAuditEntry(tx, {
		at: clock.now(),
		actor,
		action: "round.changed",
		subject: `round:${roundId}`,
		eventId,
		detail: { before: detailOf(before), after: detailOf(terms) },
	});
}

/**
 * Removes a round with its prices; its heir gets its time. `accept` refuses a round that is not as the organiser saw it.
 * Throws 404 for another event's round, and 409 if orders were placed in it or it is the only one.
 */
export async function removeRound(
	tx: Tx,
	{ clock, priceListReads }: Deps,
	{ eventId, actor, roundId }: At & { roundId: number },
	accept: (removed: RoundSnapshot) => void = () => undefined,
): Promise<void> {
	const rounds = await lockRounds(tx, eventId);
	const round = existingRound(rounds, roundId);
	await assertRemovable(tx, priceListReads, { eventId, rounds, round });
	const { startsAt, endsAt } = spanOf(rounds, roundId);
	const terms = { name: round.name, nameEn: round.nameEn, endsAt };
	const prices = await pricesInRound(tx, eventId, roundId);
	accept({ terms, startsAt, prices });
	const heir = invariant(heirOf(rounds, roundId), "another round");
	await deleteRound(tx, eventId, round);
	if (heir.number < round.number) await saveRound(tx, eventId, { ...heir, endsAt });
	await addAuditEntry(tx, {
		at: clock.now(),
		actor,
		action: "round.removed",
		subject: `round:${roundId}`,
		eventId,
		detail: { before: detailOf(terms, startsAt), prices },
	});
}

type Facts = { eventId: number; rounds: readonly RoundRecord[]; round: RoundRecord };

export async function assertRemovable(
	db: Database,
	reads: RoundReads,
	{ eventId, rounds, round }: Facts,
): Promise<void> {
	const orders = await ordersByRound(db, reads, { eventId, rounds });
	const refusal = removalRefusal(rounds, orders.get(round.id) ?? 0);
	if (refusal) throw new Failure(409, refusal);
}

/** Adds a removed round again. Throws 409 if the rounds are no longer as its removal left them. */
export async function restoreRound(
	tx: Tx,
	{ clock }: Pick<Deps, "clock">,
	at: At,
	{ terms, startsAt, prices }: RoundSnapshot,
): Promise<number> {
	const { eventId } = at;
	const rounds = await lockRounds(tx, eventId);
	if (!fitsAgain(rounds, { startsAt, endsAt: terms.endsAt })) throw new Failure(409, refusals.notAsBefore);
	const before = startsAt === null ? undefined : dividedRound(rounds, startsAt);
	if (before) await saveRound(tx, eventId, { ...before, endsAt: startsAt });
	const packages = (await packagesOf(tx, eventId)).map(({ id }) => id);
	const ofEvent = prices.filter(({ packageId }) => packages.includes(packageId));
	return insert(tx, { clock }, at, { number: (before?.number ?? 0) + 1, startsAt, terms, prices: ofEvent });
}

function detailOf({ name, nameEn, endsAt }: RoundTerms, startsAt?: Date | null) {
	const start = startsAt === undefined ? {} : { startsAt: startsAt?.toISOString() ?? null };
	return { name, nameEn, ...start, endsAt: endsAt?.toISOString() ?? null };
}
