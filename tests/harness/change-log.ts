import type { OpenDatabase } from "../../src/kit/db/database.ts";

/** A changed row as canonical JSON. `before` is null for an insert, `after` for a delete. */
export type RowChange = { table: string; before: string | null; after: string | null };

/** Triggers that log each changed row, and a function that undoes the log, newest first. */
const LOGGING = `
create schema change_log;
create table change_log.entry (id bigserial primary key, relation text not null, before jsonb, after jsonb);
create function change_log.record() returns trigger language plpgsql as $$
begin
	insert into change_log.entry (relation, before, after) values (tg_table_name,
		case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
	return null;
end $$;
create function change_log.undo() returns void language plpgsql as $$
declare one record; names text;
begin
	set local session_replication_role = replica;
	for one in select * from change_log.entry order by id desc loop
		if one.after is not null then
			execute format('delete from public.%I as t where to_jsonb(t) = $1', one.relation) using one.after;
		end if;
		if one.before is not null then
			select string_agg(format('%I', column_name), ', ') into names from information_schema.columns
				where table_schema = 'public' and table_name = one.relation and is_generated = 'NEVER';
			execute format('insert into public.%1$I (%2$s) overriding system value
				select %2$s from jsonb_populate_record(null::public.%1$I, $1)', one.relation, names) using one.before;
		end if;
	end loop;
	delete from change_log.entry;
end $$;
do $$ declare one record; begin
	for one in select tablename from pg_tables where schemaname = 'public' loop
		execute format('create trigger change_log after insert or update or delete on public.%I
			for each row execute function change_log.record()', one.tablename);
	end loop;
end $$`;

/** Logs the changes of a database until `end`. Call `end`, because tests share the database. */
export async function changeLogOf({ pool }: Pick<OpenDatabase, "pool">) {
	await pool.query("drop schema if exists change_log cascade");
	await pool.query(LOGGING);
	const entries = "select relation as table, before::text, after::text from change_log.entry order by id";
	return {
		/** The changes since the last `clear` or `undo`. */
		changes: async (): Promise<RowChange[]> => (await pool.query(entries)).rows,
		clear: () => pool.query("delete from change_log.entry"),
		undo: () => pool.query("select change_log.undo()"),
		end: () => pool.query("drop schema change_log cascade"),
	};
}
