import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { ownedRows, type Row } from "./owned-rows.ts";
import { referencesFrom } from "./references.ts";

const book = pgTable("owned_book", {
	id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
	shelfId: integer("shelf_id").notNull(),
	position: integer("position").notNull().default(0),
	language: text("language").notNull(),
	title: text("title").notNull(),
	note: text("note"),
	secret: text("secret").notNull().default("never read"),
	isLent: boolean("is_lent").notNull().default(false),
});
const declaration = { columns: ["title", "note"], owner: "shelfId", order: ["position", "id"] };
const polish = ownedRows(book, { ...declaration, fixed: { language: "pl" } });
const english = ownedRows(book, { ...declaration, fixed: { language: "en" } });

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
	await server.deps.db.execute(sql`create table owned_book (
		id int primary key generated always as identity, shelf_id int not null, position int not null default 0,
		language text not null, title text not null, note text, secret text not null default 'never read',
		is_lent boolean not null default false)`);
});
afterAll(async () => {
	await server.deps.db.execute(sql`drop table owned_book`);
});
beforeEach(async () => {
	await server.deps.db.delete(book);
});

/** The titles per book and language. */
async function titles(): Promise<unknown[]> {
	const lists = [await polish.list(server.deps.db, [1, 2]), await english.list(server.deps.db, [1, 2])];
	return lists.map((rows) => rows.map(({ owner, row }) => `${owner} ${row["title"]}`));
}

/** Two shelves with two books each, in both languages; returns the ids of the Polish ones. */
function fill(): Promise<number[]> {
	return server.deps.db.transaction(async (tx) => {
		const rowsOf = (rows: typeof polish) =>
			[1, 2].flatMap((owner) =>
				["b", "a"].map((title, position) => rows.rowOf(owner, { title, note: null }, position)),
			);
		await english.insert(tx, rowsOf(english));
		return polish.insert(tx, rowsOf(polish));
	});
}

const all = ["1 b", "2 b", "1 a", "2 a"];

test("rows are listed in order, by owner and fixed value, with the declared columns", async () => {
	const [first] = await fill();
	expect(await titles()).toEqual([all, all]);
	expect((await polish.list(server.deps.db, [1]))[0]).toEqual({
		id: first,
		owner: 1,
		row: { id: first, shelfId: 1, position: 0, language: "pl", title: "b", note: null },
	});
	expect(await polish.list(server.deps.db, [])).toEqual([]);
});

test("a text that is never null is stored empty, another one as null", () => {
	const row: Row = { shelfId: 3, position: 5, language: "pl", title: "", note: null };
	expect(polish.rowOf(3, { title: null, note: null }, 5)).toEqual(row);
});

test("ids come in the order of the rows, also beyond one statement", async () => {
	const rows = Array.from({ length: 1001 }, (_, index) => polish.rowOf(1, { title: String(index), note: null }, index));
	const ids = await server.deps.db.transaction((tx) => polish.insert(tx, rows));
	const stored = await polish.list(server.deps.db, [1]);
	expect(stored.map(({ id, row }) => [id, row["title"]])).toEqual(ids.map((id, index) => [id, String(index)]));
});

test("a change and a deletion touch the named rows alone", async () => {
	const [first = 0, second = 0] = await fill();
	await server.deps.db.transaction(async (tx) => {
		await polish.update(tx, first, { title: "c" });
		await polish.delete(tx, [second]);
	});
	expect(await titles()).toEqual([["1 c", "2 b", "2 a"], all]);
	await server.deps.db.transaction((tx) => polish.deleteOf(tx, [2]));
	expect(await titles()).toEqual([["1 c"], all]);
});

test("a column that the table lacks is refused when it is declared", () => {
	expect(() => ownedRows(book, { ...declaration, columns: ["titel"], fixed: {} })).toThrow("the column titel");
});

test("references are counted by id and condition", async () => {
	await fill();
	const { db } = server.deps;
	await db.execute(sql`update owned_book set is_lent = true where shelf_id = 2 and language = 'pl' and title = 'a'`);
	const counts = await db.transaction(async (tx) => [
		await referencesFrom(book.shelfId)(tx, [1]),
		await referencesFrom(book.shelfId)(tx, [1, 2, 3]),
		await referencesFrom(book.shelfId, sql`is_lent`)(tx, [1, 2]),
		await referencesFrom(book.shelfId, sql`is_lent`)(tx, [1]),
	]);
	expect(counts).toEqual([4, 8, 1, 0]);
});

test("nobody adds a reference until the commit of the transaction that counts them", async () => {
	const { db } = server.deps;
	const order: string[] = [];
	let adding: Promise<unknown> = Promise.resolve();
	await db.transaction(async (tx) => {
		await referencesFrom(book.shelfId)(tx, [1]);
		adding = db
			.insert(book)
			.values({ shelfId: 1, language: "pl", title: "late" })
			.then(() => order.push("added"));
		await tx.execute(sql`select pg_sleep(0.3)`);
		order.push("counted");
	});
	await adding;
	expect(order).toEqual(["counted", "added"]);
});
