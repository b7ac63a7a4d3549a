import { eq, sql } from "drizzle-orm";
import { alias, integer, pgTable, text } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshServer, type TestServer } from "../../../tests/harness/server.ts";
import { viewOf } from "./view-of.ts";

const person = pgTable("viewed_person", {
	id: integer("id").primaryKey(),
	firstName: text("first_name").notNull(),
	secret: text("secret"),
});
const ticket = pgTable("viewed_ticket", { id: integer("id").primaryKey(), personId: integer("person_id") });
const view = viewOf(person, "id", "firstName");

let server: TestServer;
beforeAll(async () => {
	server = await freshServer();
	const { db } = server.deps;
	await db.execute(sql`create table viewed_person (id int primary key, first_name text not null, secret text)`);
	await db.execute(sql`create table viewed_ticket (id int primary key, person_id int)`);
	await db.insert(person).values([
		{ id: 1, firstName: "Ala", secret: "a" },
		{ id: 2, firstName: "Ola", secret: "b" },
	]);
	await db.insert(ticket).values([{ id: 7, personId: 2 }, { id: 8 }]);
});
afterAll(async () => {
	await server.deps.db.execute(sql`drop table viewed_ticket, viewed_person`);
});

describe("a view of a table", () => {
	test("joins with the table's SQL", () => {
		const { db } = server.deps;
		const joined = (of: typeof person | typeof view) =>
			db.select({ id: ticket.id, name: of.firstName }).from(ticket).innerJoin(of, eq(of.id, ticket.personId)).toSQL();
		expect(joined(view)).toEqual(joined(person));
	});

	test("gives null for the columns of a missing row", async () => {
		const rows = await server.deps.db
			.select({ id: ticket.id, person: { id: view.id, firstName: view.firstName } })
			.from(ticket)
			.leftJoin(view, eq(view.id, ticket.personId))
			.orderBy(ticket.id);
		expect(rows).toEqual([
			{ id: 7, person: { id: 2, firstName: "Ola" } },
			{ id: 8, person: null },
		]);
	});

	test("joins twice under two names", async () => {
		const other = alias(view, "other");
		const rows = await server.deps.db
			.select({ one: view.firstName, other: other.firstName })
			.from(view)
			.innerJoin(other, sql`${other.id} > ${view.id}`);
		expect(rows).toEqual([{ one: "Ala", other: "Ola" }]);
	});

	test("works in raw SQL", async () => {
		const { rows } = await server.deps.db.execute(
			sql`select ${view.firstName} as name from ${view} where ${view.id} = 1`,
		);
		expect(rows).toEqual([{ name: "Ala" }]);
	});

	test("has no other columns and refuses writes", async () => {
		// @ts-expect-error the column is not published
		expect(view.secret).toBeUndefined();
		expect(await server.deps.db.select().from(view).where(eq(view.id, 1))).toEqual([{ id: 1, firstName: "Ala" }]);
		// @ts-expect-error a view has no rows to insert
		expect(() => server.deps.db.insert(view).values({ id: 3, firstName: "Ela" }).toSQL()).toThrow();
	});
});
