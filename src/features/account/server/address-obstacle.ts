import type { Database } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { addressChangesSince, stopEnd } from "../address-change.ts";
import { returnableAddress } from "../address-texts.ts";
import { addressChangesOf } from "./address-store.ts";

const FOUNDATION_ZONE = "Europe/Warsaw";

/**
 * Returns why an account cannot be deleted: its old address can still revert a change. Otherwise a thief could delete
 * the account before its owner reverts.
 */
export async function addressObstacle(db: Database, accountId: string, now: Date): Promise<Text | undefined> {
	const since = addressChangesSince(now);
	const changes = (await addressChangesOf(db, accountId)).filter(
		({ usedAt, stoppedAt, createdAt }) => usedAt !== null && stoppedAt === null && createdAt > since,
	);
	if (changes.length === 0) return undefined;
	const last = new Date(Math.max(...changes.map(({ createdAt }) => createdAt.getTime())));
	const say = (lang: "pl" | "en") =>
		fill(returnableAddress[lang], { day: dateText(lang, stopEnd(last), FOUNDATION_ZONE) });
	return { pl: say("pl"), en: say("en") };
}
