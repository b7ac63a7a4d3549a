import { integer, timestamp } from "drizzle-orm/pg-core";

/** The generated integer key; `objectId` on the wire. */
export const id = () => integer("id").primaryKey().generatedByDefaultAsIdentity();
/** A UTC instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
