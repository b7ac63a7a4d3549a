import { and, asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { anyOf } from "../../../kit/db/any-of.ts";
import type { Database } from "../../../kit/db/database.ts";
import { folded } from "../../../kit/db/folded.ts";
import { beginningWith } from "../../../kit/db/words.ts";
import { typedWords } from "../../../kit/i18n/typed-words.ts";
import { account } from "../../account/server/views.ts";
import { profileColumns, type SavedProfile, type StoredPhoto } from "../../profiles/server/store.ts";
import { profile, profilePhoto, profileShown, profileTopic } from "../../profiles/server/views.ts";
import { type Interests, WEIGHTS } from "../rules.ts";
import { scannedSince } from "./store.ts";
import { eventBan, personBlock } from "./tables.ts";

export type PeopleViewer = { eventId: number; viewerId: string };

/** Empty texts match everybody. */
export type Filters = {
	q: string;
	topic: string;
	role: string;
	company: string;
	lookingFor: string;
	offering: string;
	/** Only people with a scan on site since this time. */
	hereSince: Date | undefined;
};

/**
 * Visible participants have a valid ticket, are not banned, and are not blocked by the viewer; people who blocked the
 * viewer stay visible (decision 115). `not in` is fast without the planner's statistics, which PGlite lacks.
 */
const fromVisiblePeople = ({ eventId, viewerId }: PeopleViewer): SQL => sql`
	from ${profileShown} s
	where s.event_id = ${eventId} and s.has_ticket and s.account_id <> ${viewerId}
		and s.account_id not in (select account_id from ${eventBan} where event_id = ${eventId}
			union all select blocked_id from ${personBlock} where account_id = ${viewerId})`;

export async function shownAmong(db: Database, looking: PeopleViewer, ids: readonly string[]): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { rows } = await db.execute<{ id: string }>(
		sql`select s.account_id as id ${fromVisiblePeople(looking)} and s.account_id in (${sql.join(
			ids.map((id) => sql`${id}`),
			sql`, `,
		)})`,
	);
	return new Set(rows.map(({ id }) => id));
}

const has = (text: SQL, part: string) =>
	sql`${text} like ${folded(sql`${`%${part.replace(/[\\%_]/g, "\\$&")}%`}::text`)}`;
/**
 * Matches the beginning of a word in name, profile or topics. Each word uses the index of its own table; all words must
 * match, in any order.
 */
const withWord = (word: string) =>
	sql`(s.account_id in (
		select id from ${account} where name_words @@ ${beginningWith(word)}
		union all select account_id from ${profile} where words @@ ${beginningWith(word)}
		union all select account_id from ${profileTopic} where words @@ ${beginningWith(word)})) is true`;
/** Finds topics with a word that begins with a searched one. */
export async function topicsWith(
	db: Database,
	ids: readonly string[],
	q: string,
): Promise<{ personId: string; topics: { name: string; nameEn: string | null }[] }[]> {
	const words = typedWords(q);
	if (ids.length === 0 || words.length === 0) return [];
	const { accountId, name, nameEn } = profileTopic;
	const found = await db
		.select({ accountId, name, nameEn })
		.from(profileTopic)
		.where(and(inArray(accountId, [...ids]), or(...words.map((word) => sql`words @@ ${beginningWith(word)}`))))
		.orderBy(asc(accountId), asc(profileTopic.position));
	return [...Map.groupBy(found, (one) => one.accountId)].map(([personId, topics]) => ({
		personId,
		topics: topics.map((one) => ({ name: one.name, nameEn: one.nameEn })),
	}));
}

const ofProfile = (says: SQL) => sql`(s.account_id in (select account_id from ${profile} where ${says})) is true`;

const topicNamed = (name: string) => sql`(name_key = lower(${name}) or lower(name_en) = lower(${name}))`;

function filtering(filters: Filters, { eventId, viewerId }: PeopleViewer): SQL {
	const { q, topic, role, company, lookingFor, offering, hereSince } = filters;
	const parts = [
		...typedWords(q).map(withWord),
		topic && sql`(s.account_id in (select account_id from ${profileTopic} where ${topicNamed(topic)})) is true`,
		role && ofProfile(has(sql`headline_folded`, role)),
		company && ofProfile(has(sql`company_folded`, company)),
		lookingFor && ofProfile(sql`${lookingFor} = any(looking_for)`),
		offering && ofProfile(sql`${offering} = any(offering)`),
		hereSince && sql`(s.account_id in ${hereFor({ eventId, viewerId, since: hereSince })}) is true`,
	].filter((part) => typeof part === "object");
	return sql.join(
		parts.map((part) => sql` and ${part}`),
		sql``,
	);
}

const array = (items: readonly string[]) => sql`${sql.param(items)}::text[]`;

const points = (weight: number) => sql.raw(String(weight));

/** Points for matching wishes; `rules.ts` has the weights. */
const wishes = ({ offering, lookingFor }: Interests): SQL => sql`
	select account_id as id,
		case when looking_for && ${array(offering)} then ${points(WEIGHTS.seeks)} else 0 end
		+ case when offering && ${array(lookingFor)} then ${points(WEIGHTS.gives)} else 0 end as points
	from ${profile}
	where looking_for && ${array(offering)} or offering && ${array(lookingFor)}`;

const hasWishes = ({ offering, lookingFor }: Interests) => offering.length + lookingFor.length > 0;

const sharing = ({ topics }: Interests): SQL => sql`
	select account_id as id, ${points(WEIGHTS.topic)} as points from ${profileTopic}
	where name_key = any(array(select lower(t) from unnest(${array(topics.map((one) => one.name))}) as t))`;

/** Leaves out people without points. */
const fits = (own: Interests): SQL => sql`
	select id, sum(points)::int as fit from (${sharing(own)}${hasWishes(own) ? sql` union all ${wishes(own)}` : sql``}) as reason
	group by id`;

type Page = { limit: number; offset: number };

/**
 * Returns people ranked as by `rules.ts`, and their number. A hash per viewer orders people with equal points, so that
 * no name is last for everybody.
 */
export async function foundPeople(
	db: Database,
	looking: PeopleViewer,
	own: Interests,
	{ filters, limit, offset }: Page & { filters: Filters },
): Promise<{ ids: string[]; count: number }> {
	const { rows } = await db.execute<{ id: string | null; count: number }>(sql`
		with found as materialized (select s.account_id as id ${fromVisiblePeople(looking)}${filtering(filters, looking)}),
		page as (
			select id, fit, ${turnOf(looking)} as turn from found left join (${fits(own)}) as fits using (id)
			order by fit desc nulls last, turn, id limit ${limit} offset ${offset})
		select (select count(*)::int from found) as count, page.id
		from (select 1) one left join page on true order by page.fit desc nulls last, page.turn, page.id`);
	return { ids: rows.flatMap(({ id }) => id ?? []), count: rows[0]?.count ?? 0 };
}

/** Constant for a viewer, different between viewers. */
const turnOf = ({ viewerId }: PeopleViewer): SQL => sql`hashtextextended(id, hashtextextended(${viewerId}, 0))`;

export async function countSharing(db: Database, looking: PeopleViewer, own: Interests): Promise<number> {
	const { rows } = await db.execute<{ count: number }>(sql`
		select count(*)::int as count ${fromVisiblePeople(looking)} and (s.account_id in (select id from (${sharing(own)}) as sharing)) is true`);
	return rows[0]?.count ?? 0;
}

/**
 * People with a scan on site since a moment. People who blocked the viewer are left out, so that their presence stays
 * hidden.
 */
const hereFor = ({ eventId, viewerId, since }: PeopleViewer & { since: Date }): SQL => sql`(
	select account_id from ${scannedSince(eventId, since)} scanned
	where account_id not in (select account_id from ${personBlock} where blocked_id = ${viewerId}))`;

/** Returns the people among `ids` whose presence the viewer may see. */
export async function hereAmong(
	db: Database,
	looking: PeopleViewer & { since: Date },
	ids: readonly string[],
): Promise<Set<string>> {
	if (ids.length === 0) return new Set();
	const { rows } = await db.execute<{ id: string }>(
		sql`select distinct account_id as id from ${hereFor(looking)} here where ${anyOf(sql`account_id`, ids)}`,
	);
	return new Set(rows.map(({ id }) => id));
}

export type KnownPerson = {
	id: string;
	firstName: string;
	lastName: string;
	profile: SavedProfile;
	photo: StoredPhoto | undefined;
};

export async function knownPeople(db: Database, ids: string[]): Promise<Map<string, KnownPerson>> {
	if (ids.length === 0) return new Map();
	const rows = await db
		.select({
			id: profile.accountId,
			firstName: account.firstName,
			lastName: account.lastName,
			profile: profileColumns,
			photo: { large: profilePhoto.large, small: profilePhoto.small },
		})
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
		rows.map(({ id, profile: saved, photo, firstName, lastName }) => {
			const own = topics.filter((one) => one.accountId === id).map(({ name, nameEn }) => ({ name, nameEn }));
			return [id, { id, firstName, lastName, profile: { ...saved, topics: own }, photo: photo ?? undefined }];
		}),
	);
}
