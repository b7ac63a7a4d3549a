import type { Database } from "../../../kit/db/database.ts";
import type { Right } from "../../organisers/rights.ts";
import type { Task } from "../contract.ts";

export type OpenTask = Task & { right: Right };

/** Queries that other features answer. */
export type TodayReads = {
	/** Tasks of an event, each with the right that settles it. */
	tasks(db: Database, of: { eventId: number; accountId: string; now: Date }): Promise<OpenTask[]>;
	/** People in the waiting lists, by package. */
	waiting(db: Database, eventId: number): Promise<Map<number, number>>;
};
