import { desc, eq } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import { event } from "../../event/server/tables.ts";
import { exhibitor } from "../../exhibitors/server/tables.ts";
import { cvShare } from "./tables.ts";

/** The exhibitors that somebody ever let fetch their CV, the last first. */
export function sharesOf(db: Database, accountId: string) {
	const { version, lang, givenAt, withdrawnAt } = cvShare;
	return db
		.select({
			...{ exhibitorId: exhibitor.id, exhibitor: exhibitor.name, legalName: exhibitor.rodoName },
			...{ eventName: event.name, eventNameEn: event.nameEn, timeZone: event.timeZone },
			...{ version, lang, givenAt, withdrawnAt },
		})
		.from(cvShare)
		.innerJoin(exhibitor, eq(exhibitor.id, cvShare.exhibitorId))
		.innerJoin(event, eq(event.id, exhibitor.eventId))
		.where(eq(cvShare.accountId, accountId))
		.orderBy(desc(givenAt));
}
