import type { Things } from "./scope-things.ts";
import type { TestServer } from "./server.ts";

type Values = Record<string, string | number | boolean | null>;
type Copy = [table: string, where: Values, changes: Values];

const SEEN = "2025-06-05T07:30:00Z";
const LATER = "2025-06-07T07:30:00Z";

/** Rows of a scope in further states, as copies of its other rows. */
const copiesOf = (of: Things): Copy[] => [
	[
		"sales_order",
		{ number: `MS/${of.word}` },
		{ number: `R/${of.word}`, secret_hash: `r${of.word}`, status: "reserved" },
	],
	[
		"lecture_seat",
		{ registration_id: of.registration, lecture_id: of.lecture },
		{ lecture_id: of.later, released_at: SEEN },
	],
	[
		"lecture_seat",
		{ registration_id: of.registration, lecture_id: of.lecture },
		{ lecture_id: of.full, before_starts_at: SEEN, before_place: of.word },
	],
	[
		"lecture_queue_entry",
		{ registration_id: of.registration },
		{ lecture_id: of.later, state: "offered", offered_until: SEEN },
	],
	[
		"lecture_queue_entry",
		{ registration_id: of.registration },
		{ lecture_id: of.lecture, state: "offered", offered_until: LATER },
	],
	["live_question", { id: of.question }, { state: "hidden" }],
	["live_stream", { lecture_id: of.lecture }, { lecture_id: null, calendar_id: of.calendar, place: of.word }],
	["news", { id: of.news }, { publication_date: `2025-06-07T07:3${of.news % 10}:00Z` }],
	["notice", { id: of.notice }, { kind: "message", conversation_id: of.conversation, message_number: 1 }],
	["room_moderator", { account_id: of.owner }, { lecture_id: null }],
];

/** Adds the copies, and gives the scope's lectures a tag, its lecturer a seat in the council, its day an end of its own. */
export async function addStates({ deps: { pool } }: TestServer, things: Things): Promise<void> {
	const { word, lecture, lecturer, calendar } = things;
	const client = await pool.connect();
	try {
		await client.query("set session_replication_role = replica"); // triggers and references do not matter here
		for (const [table, where, changes] of copiesOf(things)) {
			const conditions = Object.keys(where).map((name, index) => `t."${name}" = $${index + 2}`);
			const id = await client.query(
				`select pg_get_serial_sequence('public.${table}', column_name) as sequence from information_schema.columns
					where table_schema = 'public' and table_name = '${table}' and column_name = 'id'`,
			);
			const sequence = id.rows[0]?.sequence;
			const next = sequence ? { id: (await client.query("select nextval($1)::int as id", [sequence])).rows[0].id } : {};
			const stored = await client.query(
				`select string_agg(format('%I', column_name), ', ') as names,
					string_agg(format('(copy).%I', column_name), ', ') as values from information_schema.columns
					where table_schema = 'public' and table_name = '${table}' and is_generated = 'NEVER'`,
			);
			const { names, values } = stored.rows[0];
			await client.query(
				`insert into "${table}" (${names}) overriding system value select ${values} from (
					select jsonb_populate_record(t, $1::jsonb) as copy from "${table}" t
					where ${conditions.join(" and ")} limit 1) as copies`,
				[JSON.stringify({ ...changes, ...next }), ...Object.values(where)],
			);
		}
		await client.query("update lecture set tags = array[$1] where id = $2", [word, lecture]);
		await client.query("update lecturer set council_position = 1 where id = $1", [lecturer]);
		await client.query("update calendar set ends_at = ends_at + id % 10 * interval '1 minute' where id = $1", [
			calendar,
		]);
	} finally {
		await client.query("reset session_replication_role");
		client.release();
	}
}
