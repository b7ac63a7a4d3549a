import type { Database } from "../../../kit/db/database.ts";
import { type EventRecord, eventByCode } from "../../event/server/store.ts";

/** In whose colours an account is written to: the event where it was asked for, otherwise the default one. */
export async function eventOfEmail(
	db: Database,
	{ config }: { config: { defaultEvent: string } },
	eventCode: string | null | undefined,
): Promise<EventRecord | undefined> {
	const { defaultEvent } = config;
	return (await eventByCode(db, eventCode ?? defaultEvent)) ?? (await eventByCode(db, defaultEvent));
}
