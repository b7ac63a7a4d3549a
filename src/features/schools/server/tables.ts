import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { id } from "../../../kit/db/columns.ts";

/** Shared by all events. */
export const school = pgTable("school", {
	id: id(),
	name: text("name").notNull(),
	nameEn: text("name_en"),
	shortName: text("short_name"),
	city: text("city").notNull(),
	cityEn: text("city_en"),
});

export const schoolDepartment = pgTable(
	"school_department",
	{
		id: id(),
		schoolId: integer("school_id")
			.notNull()
			.references(() => school.id, { onDelete: "cascade" }),
		name: text("name").notNull(),
		nameEn: text("name_en"),
	},
	(t) => [index("school_department_by_school").on(t.schoolId)],
);
