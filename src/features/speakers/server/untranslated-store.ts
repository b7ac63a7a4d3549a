import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { findUntranslated } from "../../../kit/db/untranslated.ts";
import { lecturer } from "./tables.ts";

/** An event's speakers and council members whose texts lack English. */
export function untranslatedSpeakers(db: Database, eventId: number) {
	return findUntranslated(db, {
		id: lecturer.id,
		name: sql<string>`trim(${lecturer.firstName} || ' ' || ${lecturer.lastName})`,
		texts: {
			jobPosition: { pl: lecturer.jobPosition, en: lecturer.jobPositionEn },
			biography: { pl: lecturer.biography, en: lecturer.biographyEn },
		},
		where: eq(lecturer.eventId, eventId),
	});
}
