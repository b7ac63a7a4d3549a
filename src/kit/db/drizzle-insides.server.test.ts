import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { beforeAll, describe, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { runText, textOf } from "./drizzle-insides.ts";

const one = pgTable("one", { id: integer("id"), name: text("shown_name") });

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
});

test("numbers the values of a statement", () =>
	expect(textOf(sql`select ${1}, ${"a"} from ${one}`)).toMatchObject({
		sql: 'select $1, $2 from "one"',
		params: [1, "a"],
	}));

describe("running a text", () => {
	const named = "select name from pg_prepared_statements where name = 'a-name'";

	test("with a name plans it once per connection, and without a name never", async () => {
		const plans = () =>
			server.deps.db.transaction(async (tx) => {
				await runText(tx, { sql: "select $1::int as n", params: [1] }, undefined);
				const { rows } = await runText<{ n: number }>(tx, { sql: "select $1::int as n", params: [2] }, "a-name");
				expect(rows).toEqual([{ n: 2 }]);
				return (await tx.execute(named)).rows;
			});
		expect(await plans()).toEqual([{ name: "a-name" }]);
		expect(await plans()).toEqual([{ name: "a-name" }]);
	});

	test("uses the given transaction", async () => {
		const failed = server.deps.db.transaction(async (tx) => {
			await runText(tx, { sql: "create table made_in_vain (id int)", params: [] }, undefined);
			throw new Error("taken back");
		});
		await expect(failed).rejects.toThrow("taken back");
		const { rows } = await server.deps.db.execute(sql`select to_regclass('made_in_vain') as made`);
		expect(rows).toEqual([{ made: null }]);
	});
});
