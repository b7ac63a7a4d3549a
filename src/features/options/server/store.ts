import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import type { DeliveryAddress, OfferedOption, OptionKind } from "../contract.ts";
import type { ChosenOption } from "../rules.ts";
import { optionChoice, optionChoiceStock, optionStock, packageOption } from "./tables.ts";

/** An organiser's option, before it is known whether the package includes it. */
export type OptionRecord = Omit<OfferedOption, "isIncluded"> & { packageId: number };

const facts = {
	objectId: packageOption.id,
	packageId: packageOption.packageId,
	kind: packageOption.kind,
	netGrosz: packageOption.netGrosz,
	vatRate: packageOption.vatRate,
	choices: packageOption.choices,
};

/** The options of packages, closed ones included. */
export async function optionsOf(db: Database, packageIds: readonly number[]): Promise<OptionRecord[]> {
	if (packageIds.length === 0) return [];
	return db
		.select(facts)
		.from(packageOption)
		.where(inArray(packageOption.packageId, [...packageIds]))
		.orderBy(asc(packageOption.id));
}

/** The options of packages that are on sale. */
export async function openOptionsOf(db: Database, packageIds: readonly number[]): Promise<OptionRecord[]> {
	if (packageIds.length === 0) return [];
	return db
		.select(facts)
		.from(packageOption)
		.where(and(inArray(packageOption.packageId, [...packageIds]), isNull(packageOption.closedAt)))
		.orderBy(asc(packageOption.id));
}

export async function soldOutOptions(db: Database, options: readonly { objectId: number }[]): Promise<number[]> {
	const ids = options.map((one) => one.objectId);
	if (ids.length === 0) return [];
	const rows = await db
		.select({ id: packageOption.id })
		.from(packageOption)
		.leftJoin(optionStock, eq(optionStock.optionId, packageOption.id))
		.where(and(inArray(packageOption.id, ids), sql`coalesce(${optionStock.taken}, 0) >= ${packageOption.capacity}`));
	return rows.map((row) => row.id);
}

/** Choices, such as sizes, that are sold out now, by option id. It takes no lock. */
export async function soldOutChoices(
	db: Database,
	options: readonly { objectId: number }[],
): Promise<Map<number, string[]>> {
	const ids = options.map((one) => one.objectId);
	if (ids.length === 0) return new Map();
	const { rows } = await db.execute<{ id: number; choice: string }>(sql`
		select ${packageOption.id} as id, own.key as choice
		from ${packageOption} cross join jsonb_each_text(${packageOption.choiceLimits}) as own
		left join ${optionChoiceStock} on ${optionChoiceStock.optionId} = ${packageOption.id}
			and ${optionChoiceStock.choice} = own.key
		where ${packageOption.id} in ${ids} and coalesce(${optionChoiceStock.taken}, 0) >= own.value::int`);
	const byOption = Map.groupBy(rows, (row) => row.id);
	return new Map([...byOption].map(([id, own]) => [id, own.map((row) => row.choice)]));
}

/** `choice` is null if the whole option is sold out. */
export type MissingOption = { kind: OptionKind; choice: string | null };

/** `orderId` is the order that adds the options later; they end with it. */
export type Taker = { subject: string; accountId: string; now: Date; orderId?: number | undefined };

/**
 * Returns the options that an organiser has removed. Keeps the others from a removal until the commit, by the lock that
 * rows with a reference to them take anyway.
 */
export async function removedOptions<O extends { objectId: number }>(tx: Tx, chosen: readonly O[]): Promise<O[]> {
	if (chosen.length === 0) return [];
	const { id } = packageOption;
	const ids = chosen.map((one) => one.objectId);
	const rows = await tx.select({ id }).from(packageOption).where(inArray(id, ids)).orderBy(asc(id)).for("key share");
	return chosen.filter((one) => !rows.some((row) => row.id === one.objectId));
}

/**
 * Takes one piece of each option. Returns sold-out ones, and the caller must then roll back. Locks stock rows until the
 * commit, options before sizes, by key; so call it late.
 */
export async function takeOptions(tx: Tx, chosen: readonly ChosenOption[], by: Taker): Promise<MissingOption[]> {
	if (chosen.length === 0) return [];
	const optionIds = await takePieces(
		tx,
		chosen.map((one) => one.objectId),
	);
	const missing = chosen.filter((one) => !optionIds.includes(one.objectId));
	if (missing.length > 0) return missing.map(({ kind }) => ({ kind, choice: null }));
	const sizes = chosen.map(({ kind, objectId: optionId, choice }) => ({ kind, optionId, choice }));
	const gone = await takeChoices(tx, sizes);
	if (gone) return [{ kind: gone.kind, choice: gone.choice }];
	const { subject, accountId, now, orderId } = by;
	await tx.insert(optionChoice).values(
		chosen.map(({ objectId: optionId, choice, delivery }) => ({
			optionId,
			subject,
			orderId,
			accountId,
			choice,
			delivery,
			takenAt: now,
		})),
	);
	return [];
}

/** Takes pieces and returns the available ones. An organiser's change of the options waits for the commit, or is obeyed. */
async function takePieces(tx: Tx, optionIds: readonly number[]): Promise<number[]> {
	const { id } = packageOption;
	await tx
		.select({ id })
		.from(packageOption)
		.where(inArray(id, [...optionIds]))
		.orderBy(asc(id))
		.for("share");
	const { rows } = await tx.execute<{ option_id: number }>(sql`
		insert into ${optionStock} (option_id, taken)
		select id, 1 from ${packageOption}
		where id in ${optionIds} and (capacity is null or capacity > 0) and closed_at is null
		order by id
		on conflict (option_id) do update set taken = option_stock.taken + 1
		where option_stock.taken < coalesce(
			(select capacity from ${packageOption} where id = option_stock.option_id), 2147483647)
		returning option_id`);
	return rows.map((row) => row.option_id);
}

/** Takes a piece of each choice, such as a size, in the order of release. Returns the first sold-out one. */
async function takeChoices<Piece extends { optionId: number; choice: string | null }>(
	tx: Tx,
	pieces: readonly Piece[],
): Promise<Piece | undefined> {
	for (const piece of pieces.toSorted((a, b) => a.optionId - b.optionId)) {
		if (piece.choice !== null && !(await takeChoice(tx, piece.optionId, piece.choice))) return piece;
	}
	return undefined;
}

/** Returns whether the choice was available. */
async function takeChoice(tx: Tx, optionId: number, choice: string): Promise<boolean> {
	const limit = sql`(${packageOption.choiceLimits} ->> ${choice}::text)::int`;
	const isLeft = sql`option_choice_stock.taken < coalesce(
		(select ${limit} from ${packageOption} where ${packageOption.id} = ${optionId}), 2147483647)`;
	const { rows } = await tx.execute(sql`
		insert into ${optionChoiceStock} (option_id, choice, taken)
		select ${packageOption.id}, ${choice}::text, 1 from ${packageOption}
		where ${packageOption.id} = ${optionId} and coalesce(${limit}, 1) > 0
		on conflict (option_id, choice) do update set taken = option_choice_stock.taken + 1 where ${isLeft}
		returning option_id`);
	return rows.length > 0;
}

/** A subject, or an order that added options. */
export type OptionOwner = { subject: string } | { orderId: number };

function isOwnedBy(held: OptionOwner) {
	return "orderId" in held ? eq(optionChoice.orderId, held.orderId) : eq(optionChoice.subject, held.subject);
}

/** Releases options once, all or the options in `only`. */
export async function releaseOptions(tx: Tx, held: OptionOwner, now: Date, only?: readonly number[]): Promise<void> {
	if (only?.length === 0) return;
	const rows = await tx
		.update(optionChoice)
		.set({ releasedAt: now })
		.where(and(isOwnedBy(held), isNull(optionChoice.releasedAt), only && inArray(optionChoice.optionId, [...only])))
		.returning({ optionId: optionChoice.optionId, choice: optionChoice.choice });
	// by key, as buyers take them, otherwise both would deadlock
	for (const optionId of rows.map((row) => row.optionId).toSorted((a, b) => a - b)) {
		await tx
			.update(optionStock)
			.set({ taken: sql`${optionStock.taken} - 1` })
			.where(eq(optionStock.optionId, optionId));
	}
	for (const { optionId, choice } of rows.toSorted((a, b) => a.optionId - b.optionId)) {
		if (choice === null) continue;
		await tx
			.update(optionChoiceStock)
			.set({ taken: sql`${optionChoiceStock.taken} - 1` })
			.where(and(eq(optionChoiceStock.optionId, optionId), eq(optionChoiceStock.choice, choice)));
	}
}

/** Gives a subject's valid options to another subject and its account. */
export async function moveOptions(
	tx: Tx,
	{ from, to, accountId }: { from: string; to: string; accountId: string },
): Promise<void> {
	await tx
		.update(optionChoice)
		.set({ subject: to, accountId })
		.where(and(eq(optionChoice.subject, from), isNull(optionChoice.releasedAt)));
}

/**
 * Takes the options released last again. False if a piece is sold out, or the subject has taken the same option again.
 */
export async function retakeOptions(tx: Tx, held: OptionOwner): Promise<boolean> {
	const { id, optionId, choice, releasedAt, subject } = optionChoice;
	const earlier = await tx
		.select({ id, optionId, choice, releasedAt, subject })
		.from(optionChoice)
		.where(and(isOwnedBy(held), isNotNull(releasedAt)))
		.orderBy(desc(releasedAt));
	const newest = earlier[0];
	if (!newest) return true;
	const lost = earlier.filter((one) => one.releasedAt?.getTime() === newest.releasedAt?.getTime());
	const optionIds = lost.map((one) => one.optionId);
	const anew = await tx
		.select({ id })
		.from(optionChoice)
		.where(and(eq(subject, newest.subject), inArray(optionId, optionIds), isNull(releasedAt)));
	if (anew.length > 0) return false;
	if ((await takePieces(tx, optionIds)).length < optionIds.length) return false;
	if (await takeChoices(tx, lost)) return false;
	const ids = lost.map((one) => one.id);
	await tx.update(optionChoice).set({ releasedAt: null }).where(inArray(optionChoice.id, ids));
	return true;
}

export function optionsOfAccount(
	db: Database,
	accountId: string,
	eventId: number,
): Promise<{ packageCode: string; kind: OptionKind; choice: string | null; delivery: DeliveryAddress | null }[]> {
	return db
		.select({
			packageCode: ticketPackage.code,
			kind: packageOption.kind,
			choice: optionChoice.choice,
			delivery: optionChoice.delivery,
		})
		.from(optionChoice)
		.innerJoin(packageOption, eq(packageOption.id, optionChoice.optionId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(
			and(eq(optionChoice.accountId, accountId), eq(ticketPackage.eventId, eventId), isNull(optionChoice.releasedAt)),
		)
		.orderBy(asc(optionChoice.id));
}
