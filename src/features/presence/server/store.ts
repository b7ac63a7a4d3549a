import { eq, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { account } from "../../account/server/tables.ts";
import { conversation, conversationMember } from "../../chat/server/tables.ts";
import { exhibitorStaff } from "../../exhibitors/server/tables.ts";
import { eventBan, personBlock } from "../../matchmaking/server/tables.ts";
import { profileShown } from "../../profiles/server/tables.ts";
import { presenceHidden, presencePerson, presenceProcess } from "./tables.ts";

/** A process that says nothing for so long has ended: whoever was connected to it is not online. */
const SILENT_SECONDS = 15;
/** Its rows go a while later. */
const FORGOTTEN_SECONDS = 60;

/** Says that a process is there; whether it was not known, so that what it has is to be told anew. By the database's clock. */
export async function storeProcess(db: Database, id: string): Promise<boolean> {
	const { rows } = await db.execute<{ is_new: boolean }>(sql`
		insert into ${presenceProcess} (id, seen_at) values (${id}, now())
		on conflict (id) do update set seen_at = now() returning (xmax = 0) as is_new`);
	await db.execute(
		sql`delete from ${presenceProcess} where seen_at < now() - make_interval(secs => ${FORGOTTEN_SECONDS})`,
	);
	return rows[0]?.is_new === true;
}

/** Forgets a process that ends. */
export async function forgetProcess(db: Database, id: string): Promise<void> {
	await db.delete(presenceProcess).where(eq(presenceProcess.id, id));
}

/** Notes who has come to a process and who has left it; an account that is gone meanwhile is left out. */
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

/** Whether somebody is connected to a process that is there. */
const isConnected = (accountId: ReturnType<typeof sql>) => sql`exists (
	select from ${presencePerson} o join ${presenceProcess} r on r.id = o.process_id
	where o.account_id = ${accountId} and r.seen_at > now() - make_interval(secs => ${SILENT_SECONDS}))`;

/** Whether any of some accounts is connected, whether they show it or not. */
export async function isAnyConnected(db: Database, accountIds: readonly string[]): Promise<boolean> {
	if (accountIds.length === 0) return false;
	const { rows } = await db.execute(
		sql`select 1 from unnest(${sql.param(accountIds)}::text[]) as a (id) where ${isConnected(sql`a.id`)} limit 1`,
	);
	return rows.length > 0;
}

/** Whether somebody is connected, and has not switched off that it is shown. */
const isOnline = (accountId: ReturnType<typeof sql>) => sql`${isConnected(accountId)}
	and not exists (select from ${presenceHidden} h where h.account_id = ${accountId})`;

/** Those of some accounts who are online and show it. */
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

/** Who is online of those people with whom somebody has a conversation that is open on both sides, as far as they are shown there. */
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

/** The companies with which somebody has a conversation, open on both sides, and of whose staff another one is online. */
export async function exhibitorsOnline(db: Database, accountId: string): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(sql`select distinct c.exhibitor_id as id ${both}
		join ${exhibitorStaff} e on e.exhibitor_id = c.exhibitor_id and e.account_id <> own.account_id
		where own.account_id = ${accountId} and own.closed_at is null and other.closed_at is null
			and other.account_id is null and ${isOnline(sql`e.account_id`)} order by id`);
	return rows.map(({ id }) => id);
}

/** Whether somebody is shown to others when they are online, and since when not. */
export async function hiddenSince(db: Database, accountId: string): Promise<Date | null> {
	const [row] = await db
		.select({ since: presenceHidden.since })
		.from(presenceHidden)
		.where(eq(presenceHidden.accountId, accountId));
	return row?.since ?? null;
}

/** Shows somebody to others or does not. */
export async function storeHidden(
	db: Database,
	{ accountId, isShown, now }: { accountId: string; isShown: boolean; now: Date },
): Promise<void> {
	if (isShown) await db.delete(presenceHidden).where(eq(presenceHidden.accountId, accountId));
	else await db.insert(presenceHidden).values({ accountId, since: now }).onConflictDoNothing();
}
