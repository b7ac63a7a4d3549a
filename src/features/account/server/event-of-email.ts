import type { Database } from "../../../kit/db/database.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventByCode } from "../../event/server/store.ts";

/** Finds the event whose branding the e-mail gets: the request's, otherwise the default. */
export async function eventOfEmail(
	db: Database,
	{ config }: { config: { defaultEvent: string } },
	eventCode: string | null | undefined,
): Promise<EventRecord | undefined> {
	const { defaultEvent } = config;
	return (await eventByCode(db, eventCode ?? defaultEvent)) ?? (await eventByCode(db, defaultEvent));
}
