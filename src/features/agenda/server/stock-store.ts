import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Tx } from "../../../kit/db/database.ts";
import { lectureStock } from "./tables.ts";

/**
 * Counts one more seat in one statement; returns false if the holder can have none (see `seatsLeft`). Locks the row
 * until the commit: call it late, and in the order of ids.
 */
export async function countSeat(
	tx: Tx,
	{ id, basicSeats, extendedSeats }: { id: number; basicSeats: number | null; extendedSeats: number },
	isExtended: boolean,
): Promise<boolean> {
	const { basicTaken, extendedTaken } = lectureStock;
	const isLeft = sql`${basicTaken} + greatest(${extendedTaken} - ${extendedSeats}, 0) < ${basicSeats}`;
	const limit = isExtended ? sql`(${extendedTaken} < ${extendedSeats} or ${isLeft})` : isLeft;
	if (basicSeats !== null && basicSeats + (isExtended ? extendedSeats : 0) === 0) return false;
	const rows = await tx
		.insert(lectureStock)
		.values({ lectureId: id, basicTaken: isExtended ? 0 : 1, extendedTaken: isExtended ? 1 : 0 })
		.onConflictDoUpdate({
			target: lectureStock.lectureId,
			set: isExtended ? { extendedTaken: sql`${extendedTaken} + 1` } : { basicTaken: sql`${basicTaken} + 1` },
			...(basicSeats !== null && { setWhere: limit }),
		})
		.returning({ lectureId: lectureStock.lectureId });
	return rows.length > 0;
}

export async function uncountSeat(
	tx: Tx,
	{ lectureId, isExtended }: { lectureId: number; isExtended: boolean },
): Promise<void> {
	const { basicTaken, extendedTaken } = lectureStock;
	await tx
		.update(lectureStock)
		.set(isExtended ? { extendedTaken: sql`${extendedTaken} - 1` } : { basicTaken: sql`${basicTaken} - 1` })
		.where(eq(lectureStock.lectureId, lectureId));
}

/** Locks the seat counters, and with them the queues, until the commit, in the order of ids. */
export async function lockSeats(tx: Tx, lectureIds: readonly number[]): Promise<void> {
	if (lectureIds.length === 0) return;
	// A lecture without taken seats has no row yet.
	await tx
		.insert(lectureStock)
		.values(lectureIds.map((lectureId) => ({ lectureId })))
		.onConflictDoNothing();
	await tx
		.select({ lectureId: lectureStock.lectureId })
		.from(lectureStock)
		.where(inArray(lectureStock.lectureId, [...lectureIds]))
		.orderBy(asc(lectureStock.lectureId))
		.for("update");
}
