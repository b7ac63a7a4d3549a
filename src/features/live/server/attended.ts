import type { Database } from "../../../kit/db/database.ts";
import { watchedLive } from "./presence-store.ts";

export async function attendedLive(
	db: Database,
	{ accountId, eventId }: { accountId: string; eventId: number },
): Promise<{ lectureId: number; minutes: number }[]> {
	const all = await watchedLive(db, accountId, eventId);
	return all.filter((one) => one.isAttended).map(({ lectureId, minutes }) => ({ lectureId, minutes }));
}
