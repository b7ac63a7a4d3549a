import { bounded } from "../../../kit/content/bounded.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { openSpan } from "../../live/rules.ts";
import { type LiveDeps, openLive, watchersAmong } from "../../live/server/watch.ts";
import { type RoomRights, roomRights } from "../rules.ts";
import { refusals } from "../texts.ts";
import { roomStanding } from "./moderator-store.ts";

/** How long rights are cached, in ms. */
const RIGHT_MS = 10_000;
/** Room for some ten thousand people. */
const RIGHTS_BYTES = 4 * 1024 * 1024;

export type Admission = RoomRights & { lectureId: number; eventId: number; accountId: string };

/** The cache of people's rights, because many people write at once. */
export type Admissions = {
	/** Throws 404, or a 403 with the reason. */
	reader(lectureId: number, accountId: string): Promise<Admission>;
	/** Also throws 403 for banned people. */
	writer(lectureId: number, accountId: string): Promise<Admission>;
	/** Returns the given accounts that may still read. */
	readersAmong(lectureId: number, accountIds: string[]): Promise<Set<string>>;
	/** Drops a person's cached rights in all live chats. */
	forget(accountId: string): void;
};

type CachedAdmission = { until: number; admission: Admission };

export function admissionsOf(deps: LiveDeps): Admissions {
	const admissionCache = bounded<CachedAdmission>(RIGHTS_BYTES, () => 120);
	/** Counts how often `forget` was called, by person. */
	const changed = bounded<number>(RIGHTS_BYTES, () => 8);

	async function ask(lectureId: number, accountId: string): Promise<CachedAdmission> {
		const until = deps.clock.now().getTime() + RIGHT_MS;
		const { eventId, ...lecture } = await openLive(deps, lectureId, accountId);
		const { isBanned, isModerator } = await roomStanding(deps.db, { eventId, lectureId, accountId });
		const rights = roomRights("open", { banned: isBanned, moderator: isModerator });
		const closesAt = openSpan(lecture).to.getTime();
		return { until: Math.min(until, closesAt), admission: { ...rights, lectureId, eventId, accountId } };
	}

	async function reader(lectureId: number, accountId: string): Promise<Admission> {
		const now = deps.clock.now().getTime();
		const era = changed.get(accountId) ?? 0;
		const key = `${lectureId} ${accountId} ${era}`;
		const found = admissionCache.get(key);
		if (found && now < found.until) return found.admission;
		const cacheEntry = await ask(lectureId, accountId);
		admissionCache.set(key, cacheEntry);
		return cacheEntry.admission;
	}

	return {
		reader,
		async writer(lectureId, accountId) {
			const admission = await reader(lectureId, accountId);
			if (!admission.mayWrite) throw new Failure(403, refusals.banned);
			return admission;
		},
		readersAmong: (lectureId, accountIds) => watchersAmong(deps, lectureId, accountIds),
		forget: (accountId) => changed.set(accountId, (changed.get(accountId) ?? 0) + 1),
	};
}
