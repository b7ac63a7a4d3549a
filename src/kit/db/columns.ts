import { integer, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer("id").primaryKey().generatedByDefaultAsIdentity();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
