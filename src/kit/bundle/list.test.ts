import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as f from "./fields.ts";
import { bundleList } from "./list.ts";

const book = pgTable("book", { id: integer("id").primaryKey(), shelfId: integer("shelf_id"), title: text("title") });
const list = { name: "books", table: book, identity: "key" } as const;

test("a list names columns of its table alone, for the compiler and at the start", () => {
	const shape = { title: f.own("title", f.line) };
	expect(bundleList({ ...list, owner: "shelfId", order: ["id"], titles: ["title"], shape }).shape).toBe(shape);
	expect(() =>
		// @ts-expect-error the table has no such column
		bundleList({ ...list, owner: "shelfId", order: [], shape: { title: f.own("titel", f.line) } }),
	).toThrow("the column titel");
	// @ts-expect-error the table has no English title
	expect(() => bundleList({ ...list, owner: "shelfId", order: [], shape: { title: f.both("title") } })).toThrow(
		"the column titleEn",
	);
	// @ts-expect-error the table has no such owner
	expect(() => bundleList({ ...list, owner: "shelf", order: [], shape })).toThrow("the column shelf");
});
