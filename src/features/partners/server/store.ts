import { asc, eq, type SQL } from "drizzle-orm";
import type { Database } from "../../../kit/db/database.ts";
import type { Param } from "../../../kit/db/prepare-queries.ts";
import type { Partner } from "../contract.ts";
import { inTierOrder } from "../rules.ts";
import { partner } from "./tables.ts";

export async function partnersOf(db: Database, eventId: number): Promise<Partner[]> {
	return inTierOrder(await partnerRowsOf(db, eventId));
}

export function partnerRowsOf(db: Database, eventId: Param<number> | SQL) {
	return db
		.select({
			objectId: partner.id,
			name: partner.name,
			tier: partner.tier,
			logoUrl: partner.logoUrl,
			url: partner.url,
		})
		.from(partner)
		.where(eq(partner.eventId, eventId))
		.orderBy(asc(partner.position), asc(partner.id));
}
