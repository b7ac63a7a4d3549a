import { asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { folded } from "../../../kit/db/folded.ts";
import { account } from "../../account/server/tables.ts";
import { ticketPackage } from "../../packages/server/tables.ts";
import { type SavedProfile, type StoredPhoto, savedOf } from "../../profiles/server/store.ts";
import { profile, profilePhoto, profileShown, profileTopic } from "../../profiles/server/tables.ts";
import { registration } from "../../registration/server/tables.ts";
import { type Interests, WEIGHTS } from "../rules.ts";
import { scannedSince } from "./store.ts";
import { eventBan, personBlock } from "./tables.ts";

/** Who looks, and where. */
export type Looking = { eventId: number; viewerId: string };

/** What is looked for; empty texts look for nothing. */
export type Filters = {
	q: string;
	topic: string;
	role: string;
	company: string;
	lookingFor: string;
	offering: string;
	/** Only who was scanned on site since. */
	hereSince: Date | undefined;
};

/**
 * The people who are shown at an event to somebody: those with a ticket that stands, not banned, whom they have not
 * blocked; who has blocked them is there as ever (decision 115). Each list is hashed once, whatever the database guesses of
 * its length: PGlite never counts its rows by itself.
 */
const shown = ({ eventId, viewerId }: Looking): SQL => sql`
	from ${profileShown} s
	join ${profile} p on p.account_id = s.account_id
	join ${account} a on a.id = s.account_id
	where s.event_id = ${eventId} and s.account_id <> ${viewerId}
		and (s.account_id in (select account_id from ${registration} where event_id = ${eventId}
			and status = 'confirmed' and package_id in (
				select id from ${ticketPackage} where event_id = ${eventId} and includes->>'matchmaking' <> 'none'))) is true
		and s.account_id not in (select account_id from ${eventBan} where event_id = ${eventId})
		and s.account_id not in (select blocked_id from ${personBlock} where account_id = ${viewerId})`;

/** Some of the people as they are shown to somebody: those who are. */
export async function shownAmong(db: Database, looking: Looking, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { rows } = await db.execute<{ id: string }>(
		sql`select s.account_id as id ${shown(looking)} and s.account_id in (${sql.join(
			ids.map((id) => sql`${id}`),
			sql`, `,
		)})`,
	);
	return new Set(rows.map(({ id }) => id));
}

/** Whether a folded text of the database has another within it, whatever the marks and the size of letters. */
const has = (text: SQL, part: string) =>
	sql`${text} like ${folded(sql`${`%${part.replace(/[\\%_]/g, "\\$&")}%`}::text`)}`;
const topicNamed = (name: string) => sql`(lower(name) = lower(${name}) or lower(name_en) = lower(${name}))`;

function filtering(filters: Filters, { eventId, viewerId }: Looking): SQL {
	const { q, topic, role, company, lookingFor, offering, hereSince } = filters;
	const parts = [
		q &&
			sql`(${has(sql`p.headline_folded`, q)} or ${has(sql`p.company_folded`, q)}
				or s.account_id in (select account_id from ${profileTopic} where ${has(sql`folded`, q)})
				or ${has(folded(sql`a.first_name || ' ' || a.last_name`), q)})`,
		topic && sql`(s.account_id in (select account_id from ${profileTopic} where ${topicNamed(topic)})) is true`,
		role && has(sql`p.headline_folded`, role),
		company && has(sql`p.company_folded`, company),
		lookingFor && sql`${lookingFor} = any(p.looking_for)`,
		offering && sql`${offering} = any(p.offering)`,
		hereSince && sql`(s.account_id in ${hereFor({ eventId, viewerId, since: hereSince })}) is true`,
	].filter((part) => typeof part === "object");
	return sql.join(
		parts.map((part) => sql` and ${part}`),
		sql``,
	);
}

const array = (items: readonly string[]) =>
	sql`array[${sql.join(
		items.map((one) => sql`${one}`),
		sql`, `,
	)}]::text[]`;

const points = (weight: number) => sql.raw(String(weight));

/** How much people fit, in one pass over them and over those who share topics; `rules.ts` says what counts, and how much. */
const fits = (own: Interests): SQL => sql`(
	select id, sum(points) as fit from (
		select id, true as is_found,
			case when looking_for && ${array(own.offering)} then ${points(WEIGHTS.seeks)} else 0 end
			+ case when offering && ${array(own.lookingFor)} then ${points(WEIGHTS.gives)} else 0 end as points
		from found
		union all
		select account_id, false, ${points(WEIGHTS.topic)} from ${profileTopic}
		where lower(name) in (select lower(t) from unnest(${array(own.topics.map((one) => one.name))}) as t)) one
	group by id having bool_or(is_found))`;

/**
 * The ids of people as `rules.ts` ranks them, and how many there are in all. Among equals each viewer has an order of their
 * own, which stays: nobody is last for everybody because of a name.
 */
export async function foundPeople(
	db: Database,
	looking: Looking,
	own: Interests,
	{ filters, limit, offset }: { filters: Filters; limit: number; offset: number },
): Promise<{ ids: string[]; count: number }> {
	const { rows } = await db.execute<{ id: string | null; count: number }>(sql`
		with found as materialized (
			select s.account_id as id, p.looking_for, p.offering ${shown(looking)}${filtering(filters, looking)}),
		ranked as (
			select id, fit from ${fits(own)} f
			order by fit desc, md5(${looking.viewerId} || id), id limit ${limit} offset ${offset})
		select (select count(*)::int from found) as count, ranked.id from (select 1) one left join ranked on true
		order by ranked.fit desc, md5(${looking.viewerId} || ranked.id), ranked.id`);
	return { ids: rows.flatMap(({ id }) => id ?? []), count: rows[0]?.count ?? 0 };
}

/** How many people somebody has something in common with. */
export async function countMatches(db: Database, looking: Looking, own: Interests): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		with found as materialized (select s.account_id as id, p.looking_for, p.offering ${shown(looking)})
		select count(*)::int as count from ${fits(own)} f where fit > 0`);
	return rows[0]?.count ?? 0;
}

/** Who was scanned on site since a moment, for somebody's eyes: who has blocked them does not tell them where to find them. */
const hereFor = ({ eventId, viewerId, since }: Looking & { since: Date }): SQL => sql`(
	select account_id from ${scannedSince(eventId, since)} scanned
	where account_id not in (select account_id from ${personBlock} where blocked_id = ${viewerId}))`;

/** Of some people, those who were scanned on site since a moment, as far as somebody is told. */
export async function hereAmong(
	db: Database,
	looking: Looking & { since: Date },
	ids: readonly string[],
): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { rows } = await db.execute<{ id: string }>(
		sql`select distinct account_id as id from ${hereFor(looking)} here where account_id = any(${array(ids)})`,
	);
	return new Set(rows.map(({ id }) => id));
}

/** Somebody's profile with their name and photo. */
export type KnownPerson = {
	id: string;
	firstName: string;
	lastName: string;
	profile: SavedProfile;
	photo: StoredPhoto | undefined;
};

/** Profiles by their accounts. */
export async function knownPeople(db: Database, ids: string[]): Promise<Map<string, KnownPerson>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({ profile, firstName: account.firstName, lastName: account.lastName, photo: profilePhoto })
		.from(profile)
		.innerJoin(account, eq(account.id, profile.accountId))
		.leftJoin(profilePhoto, eq(profilePhoto.accountId, profile.accountId))
		.where(inArray(profile.accountId, ids));
	const topics = await db
		.select({ accountId: profileTopic.accountId, name: profileTopic.name, nameEn: profileTopic.nameEn })
		.from(profileTopic)
		.where(inArray(profileTopic.accountId, ids))
		.orderBy(asc(profileTopic.accountId), asc(profileTopic.position));
	return new Map(
		rows.map(({ profile: row, photo, firstName, lastName }) => {
			const id = row.accountId;
			const own = topics.filter((one) => one.accountId === id).map(({ name, nameEn }) => ({ name, nameEn }));
			const files = photo ? { large: photo.large, small: photo.small } : undefined;
			return [id, { id, firstName, lastName, profile: { ...savedOf(row), topics: own }, photo: files }];
		}),
	);
}
