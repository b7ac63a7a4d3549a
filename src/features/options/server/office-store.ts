import { and, asc, eq } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { ticketPackage } from "../../packages/server/views.ts";
import type { OptionKind } from "../contract.ts";
import type { OptionTerms } from "../office-form.ts";
import type { TakenPieces } from "../office-rules.ts";
import { optionChoice, optionChoiceStock, optionStock, packageOption } from "./tables.ts";

export type OfficeOption = OptionTerms & {
	id: number;
	packageId: number;
	kind: OptionKind;
	vatRate: number;
	closedAt: Date | null;
};

const columns = {
	id: packageOption.id,
	packageId: packageOption.packageId,
	kind: packageOption.kind,
	vatRate: packageOption.vatRate,
	netGrosz: packageOption.netGrosz,
	capacity: packageOption.capacity,
	choices: packageOption.choices,
	choiceLimits: packageOption.choiceLimits,
	closedAt: packageOption.closedAt,
};

/** An event's options in the order of their packages. */
export function officeOptions(
	db: Database,
	eventId: number,
): Promise<(OfficeOption & { packageCode: string; packageName: string })[]> {
	return db
		.select({ ...columns, packageCode: ticketPackage.code, packageName: ticketPackage.name })
		.from(packageOption)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(eq(ticketPackage.eventId, eventId))
		.orderBy(asc(ticketPackage.position), asc(ticketPackage.id), asc(packageOption.id));
}

/** Taken pieces of an event's options, by option id, without zeros. */
export async function piecesTaken(db: Database, eventId: number): Promise<Map<number, TakenPieces>> {
	const counts = await db
		.select({ optionId: optionStock.optionId, taken: optionStock.taken })
		.from(optionStock)
		.innerJoin(packageOption, eq(packageOption.id, optionStock.optionId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(eq(ticketPackage.eventId, eventId));
	const sizes = await db
		.select({ optionId: optionChoiceStock.optionId, size: optionChoiceStock.choice, taken: optionChoiceStock.taken })
		.from(optionChoiceStock)
		.innerJoin(packageOption, eq(packageOption.id, optionChoiceStock.optionId))
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(eq(ticketPackage.eventId, eventId));
	const bySize = Map.groupBy(sizes, ({ optionId }) => optionId);
	return new Map(
		counts.map(({ optionId, taken }) => [
			optionId,
			{ taken, bySize: new Map(bySize.get(optionId)?.map((one) => [one.size, one.taken])) },
		]),
	);
}

/**
 * Locks an option until the commit: buyers wait. Before a removal it also waits for buyers whose order names the option
 * already. Undefined for another event's option.
 */
export async function lockOption(
	tx: Tx,
	{ eventId, optionId, isRemoved = false }: { eventId: number; optionId: number; isRemoved?: boolean },
): Promise<OfficeOption | undefined> {
	const rows = await tx
		.select(columns)
		.from(packageOption)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(and(eq(ticketPackage.eventId, eventId), eq(packageOption.id, optionId)))
		.for(isRemoved ? "update" : "no key update", { of: packageOption });
	return rows[0];
}

export async function saveOption(
	tx: Tx,
	optionId: number,
	{ netGrosz, capacity, choices, choiceLimits }: OptionTerms,
): Promise<void> {
	await tx
		.update(packageOption)
		.set({ netGrosz, capacity, choices, choiceLimits })
		.where(eq(packageOption.id, optionId));
}

export async function saveClosed(tx: Tx, optionId: number, closedAt: Date | null): Promise<void> {
	await tx.update(packageOption).set({ closedAt }).where(eq(packageOption.id, optionId));
}

/** Undefined if the package has an option of the kind already. */
export async function insertOption(
	tx: Tx,
	{ packageId, kind, vatRate, netGrosz, capacity, choices, choiceLimits }: Omit<OfficeOption, "id" | "closedAt">,
): Promise<number | undefined> {
	const rows = await tx
		.insert(packageOption)
		.values({ packageId, kind, vatRate, netGrosz, capacity, choices, choiceLimits })
		.onConflictDoNothing()
		.returning({ id: packageOption.id });
	return rows[0]?.id;
}

/** Whether anybody has or had the option. */
export async function isChosen(db: Database, optionId: number): Promise<boolean> {
	const rows = await db
		.select({ id: optionChoice.id })
		.from(optionChoice)
		.where(eq(optionChoice.optionId, optionId))
		.limit(1);
	return rows.length > 0;
}

export async function deleteOption(tx: Tx, optionId: number): Promise<void> {
	await tx.delete(packageOption).where(eq(packageOption.id, optionId));
}

/** Kinds with their packages, by id; unknown ids are missing. */
export async function optionsByIds(
	db: Database,
	ids: number[],
): Promise<Map<number, { kind: OptionKind; packageName: string }>> {
	const rows = await db
		.select({ id: packageOption.id, kind: packageOption.kind, packageName: ticketPackage.name })
		.from(packageOption)
		.innerJoin(ticketPackage, eq(ticketPackage.id, packageOption.packageId))
		.where(anyOf(packageOption.id, ids));
	return new Map(rows.map(({ id, ...option }) => [id, option]));
}
