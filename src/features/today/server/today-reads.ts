import type { Database } from "../../../kit/db/database.ts";
import type { Right } from "../../organisers/rights.ts";
import type { AwaitedMoney, Task } from "../contract.ts";

export type OpenTask = Task & { right: Right };

/** Queries that other features answer. */
export type TodayReads = {
	/**
	 * Tasks of an event, each with the right that settles it, and money that is awaited or has to be returned, by its
	 * way; ways without orders too.
	 */
	open(
		db: Database,
		of: { eventId: number; accountId: string; now: Date },
	): Promise<{ tasks: OpenTask[]; money: AwaitedMoney[] }>;
	/** People in the waiting lists, by package. */
	waiting(db: Database, eventId: number): Promise<Map<number, number>>;
};
