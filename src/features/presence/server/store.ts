import { eq, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/views.ts";
import { conversation, conversationMember } from "../../chat/server/views.ts";
import { exhibitorStaff } from "../../exhibitors/server/views.ts";
import { eventBan, personBlock } from "../../matchmaking/server/views.ts";
import { profileShown } from "../../profiles/server/views.ts";
import { presenceHidden, presencePerson, presenceProcess } from "./tables.ts";

/** A process silent for this long counts as ended, and its people as offline. */
const SILENT_SECONDS = 15;
/** After this time an ended process's rows are deleted. */
const FORGOTTEN_SECONDS = 60;

/**
 * Stores a process's heartbeat by the database's clock. Returns whether it was unknown, so that its people must be
 * stored again.
 */
export async function storeProcess(db: Database, id: string): Promise<boolean> {
	const { rows } = await db.execute<{ is_new: boolean }>(sql`
		insert into ${presenceProcess} (id, seen_at) values (${id}, now())
		on conflict (id) do update set seen_at = now() returning (xmax = 0) as is_new`);
	await db.execute(
		sql`delete from ${presenceProcess} where seen_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS})`,
	);
	return rows[0]?.is_new === true;
}

export async function forgetProcess(db: Database, id: string): Promise<void> {
	await db.delete(presenceProcess).where(eq(presenceProcess.id, id));
}

/** Stores connects and disconnects of a process, skipping deleted accounts. */
export async function storePeople(
	db: Database,
	{ processId, came, left }: { processId: string; came: readonly string[]; left: readonly string[] },
): Promise<void> {
	if (left.length > 0)
		await db.execute(
			sql`delete from ${presencePerson} where process_id = ${processId} and ${anyOf(sql`account_id`, left)}`,
		);
	if (came.length > 0)
		await db.execute(sql`insert into ${presencePerson} (process_id, account_id)
			select p.id, a.id from ${account} a, ${presenceProcess} p where p.id = ${processId} and ${anyOf(sql`a.id`, came)}
			on conflict do nothing`);
}

/** Whether a person is connected to a running process. */
const isConnected = (accountId: ReturnType<typeof sql>) => sql`exists (
	select from ${presencePerson} o join ${presenceProcess} r on r.id = o.process_id
	where o.account_id = ${accountId} and r.seen_at > now() - make_interval(secs => ${SILENT_SECONDS}))`;

export async function isAnyConnected(db: Database, accountIds: readonly string[]): Promise<boolean> {
	if (accountIds.length === 0) return false;
	const { rows } = await db.execute(
		sql`select 1 from unnest(${sql.param(accountIds)}::text[]) as a (id) where ${isConnected(sql`a.id`)} limit 1`,
	);
	return rows.length > 0;
}

/** Whether a person is connected and shows it. */
const isOnline = (accountId: ReturnType<typeof sql>) => sql`${isConnected(accountId)}
	and not exists (select from ${presenceHidden} h where h.account_id = ${accountId})`;

/** Returns the given accounts that are visibly online. */
export async function onlineAmong(db: Database, accountIds: readonly string[]): Promise<Set<string>> {
	if (accountIds.length === 0) return new Set();
	const { rows } = await db.execute<{ id: string }>(
		sql`select a.id from unnest(${sql.param(accountIds)}::text[]) as a (id) where ${isOnline(sql`a.id`)}`,
	);
	return new Set(rows.map(({ id }) => id));
}

const both = sql`from ${conversationMember} own
	join ${conversation} c on c.id = own.conversation_id
	join ${conversationMember} other on other.conversation_id = c.id and other.no <> own.no`;

/** People in open conversations with the person who are visibly online. */
export async function peopleOnline(db: Database, accountId: string): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`select distinct other.account_id as id ${both}
		where own.account_id = ${accountId} and own.closed_at is null and other.closed_at is null
			and exists (select from ${profileShown} s where s.account_id = other.account_id and s.event_id = c.event_id)
			and not exists (select from ${personBlock} b where (b.account_id, b.blocked_id)
				in ((own.account_id, other.account_id), (other.account_id, own.account_id)))
			and not exists (select from ${eventBan} n where n.event_id = c.event_id
				and n.account_id in (own.account_id, other.account_id))
			and ${isOnline(sql`other.account_id`)} order by id`);
	return rows.map(({ id }) => id);
}

/** Companies in open conversations with the person that have another staff member online. */
export async function exhibitorsOnline(db: Database, accountId: string): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`select distinct c.exhibitor_id as id ${both}
		join ${exhibitorStaff} e on e.exhibitor_id = c.exhibitor_id and e.account_id <> own.account_id
		where own.account_id = ${accountId} and own.closed_at is null and other.closed_at is null
			and other.account_id is null and ${isOnline(sql`e.account_id`)} order by id`);
	return rows.map(({ id }) => id);
}

/** Null if the person shows their status. */
export async function hiddenSince(db: Database, accountId: string): Promise<Date | null> {
	const [row] = await db
		.select({ since: presenceHidden.since })
		.from(presenceHidden)
		.where(eq(presenceHidden.accountId, accountId));
	return row?.since ?? null;
}

export async function storeHidden(
	db: Database,
	{ accountId, isShown, now }: { accountId: string; isShown: boolean; now: Date },
): Promise<void> {
	if (isShown) await db.delete(presenceHidden).where(eq(presenceHidden.accountId, accountId));
	else await db.insert(presenceHidden).values({ accountId, since: now }).onConflictDoNothing();
}
