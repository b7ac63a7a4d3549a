import { integer, timestamp } from "drizzle-orm/pg-core";

/** The integer key of a row, given by the database; `objectId` on the wire. */
export const id = () => integer("id").primaryKey().generatedByDefaultAsIdentity();
/** A UTC instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
