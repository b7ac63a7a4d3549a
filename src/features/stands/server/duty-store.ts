import { and, asc, count, eq, sql } from "drizzle-orm";
import type { Database, Tx } from "../../../kit/db/database.ts";
import { oneRow } from "../../../kit/db/one-row.ts";
import { account } from "../../account/server/views.ts";
import { exhibitor } from "../../exhibitors/server/views.ts";
import { standDuty } from "./tables.ts";

/** A shift with its person. */
export type DutyRecord = {
	id: number;
	email: string;
	firstName: string;
	lastName: string;
	role: string;
	roleEn: string | null;
	startsAt: Date | null;
	endsAt: Date | null;
};

/** An exhibitor's shifts by start, permanent ones first. */
export function plannedDuties(db: Database, exhibitorId: number): Promise<DutyRecord[]> {
	const { id, role, roleEn, startsAt, endsAt } = standDuty;
	const { email, firstName, lastName } = account;
	return db
		.select({ id, email, firstName, lastName, role, roleEn, startsAt, endsAt })
		.from(standDuty)
		.innerJoin(account, eq(account.id, standDuty.accountId))
		.where(eq(standDuty.exhibitorId, exhibitorId))
		.orderBy(sql`${startsAt} nulls first`, asc(id));
}

export async function dutyCount(db: Database, exhibitorId: number): Promise<number> {
	const of = eq(standDuty.exhibitorId, exhibitorId);
	return oneRow(await db.select({ count: count() }).from(standDuty).where(of)).count;
}

type Duty = {
	accountId: string;
	role: string;
	roleEn: string | null;
	startsAt: Date | null;
	endsAt: Date | null;
};

export async function addDuty(tx: Tx, exhibitorId: number, duty: Duty): Promise<void> {
	await tx.insert(standDuty).values({ ...duty, exhibitorId });
}

type Which = { exhibitorId: number; id: number };
const own = ({ exhibitorId, id }: Which) => and(eq(standDuty.id, id), eq(standDuty.exhibitorId, exhibitorId));

/** False if the exhibitor has no such shift. */
export async function changeDuty(tx: Tx, which: Which, duty: Duty): Promise<boolean> {
	return ((await tx.update(standDuty).set(duty).where(own(which))).rowCount ?? 0) > 0;
}

export async function removeDuty(tx: Tx, which: Which): Promise<void> {
	await tx.delete(standDuty).where(own(which));
}

/** A person's shifts at an event's stands. Permanent ones have no hours. */
export async function dutiesOf(db: Database, of: { accountId: string; eventId: number }) {
	const { role, roleEn, startsAt, endsAt } = standDuty;
	const rows = await db
		.select({ role, roleEn, startsAt, endsAt })
		.from(standDuty)
		.innerJoin(exhibitor, eq(exhibitor.id, standDuty.exhibitorId))
		.where(and(eq(standDuty.accountId, of.accountId), eq(exhibitor.eventId, of.eventId)));
	return rows.flatMap((one) =>
		one.startsAt && one.endsAt ? [{ ...one, startsAt: one.startsAt, endsAt: one.endsAt }] : [],
	);
}
