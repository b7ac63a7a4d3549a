import type { Database } from "../../../kit/db/database.ts";
import { placeholder, type RowsOf } from "../../../kit/db/prepare-queries.ts";
import { earliest } from "../../../kit/time/earliest.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { isPublished, watchUntil } from "../rules.ts";
import { publicationDatesOf } from "./store.ts";

export function recordingsSelects(db: Database) {
	return { publications: publicationDatesOf(db, placeholder("event")) };
}

/** The number of open recordings, and when it changes. */
export function recordingsForLanding(
	{ publications }: RowsOf<ReturnType<typeof recordingsSelects>>,
	{ timeZone }: EventRecord,
	now: Date,
): { count: number; until: Date | undefined } {
	const spans = publications.flatMap(({ publishedAt }) =>
		publishedAt ? [{ publishedAt, endsAt: watchUntil({ publishedAt }, timeZone) }] : [],
	);
	return {
		count: spans.filter((one) => isPublished(one, now) && now < one.endsAt).length,
		until: earliest(
			spans.flatMap(({ publishedAt, endsAt }) => [publishedAt, endsAt]),
			now,
		),
	};
}
