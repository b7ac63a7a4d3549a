import { bounded } from "../../../kit/content/bounded.ts";
import { Failure } from "../../../kit/http/failure.ts";
import { openSpan } from "../../live/rules.ts";
import { type LiveDeps, openLive, watchersAmong } from "../../live/server/watch.ts";
import { type RoomRights, roomRights } from "../rules.ts";
import { refusals } from "../texts.ts";
import { standingOf } from "./moderator-store.ts";

/** For how long it is remembered what somebody may do in a room, in ms. */
const RIGHT_MS = 10_000;
/** What that may take of the memory: some ten thousand people. */
const RIGHTS_BYTES = 4 * 1024 * 1024;

/** Somebody who is in a room. */
export type Admission = RoomRights & { lectureId: number; eventId: number; accountId: string };

/** Who may be in which room; many write, so that it is asked once in a while for each. */
export type Admissions = {
	/** Somebody in a room that they may read; throws the 404 or the 403 that says why not. */
	reader(lectureId: number, accountId: string): Promise<Admission>;
	/** Somebody who may write as well; throws the 403 of who is banned. */
	writer(lectureId: number, accountId: string): Promise<Admission>;
	/** Of some accounts, those that may still read in a room. */
	readersAmong(lectureId: number, accountIds: string[]): Promise<Set<string>>;
	/** Asks anew from now on what somebody may do in all rooms. */
	forget(accountId: string): void;
};

type Remembered = { until: number; admission: Admission };

export function admissionsOf(deps: LiveDeps): Admissions {
	const known = bounded<Remembered>(RIGHTS_BYTES, () => 120);
	/** When what is known of somebody began to be true. */
	const changed = bounded<number>(RIGHTS_BYTES, () => 8);

	async function ask(lectureId: number, accountId: string): Promise<Remembered> {
		const until = deps.clock.now().getTime() + RIGHT_MS;
		const { eventId, ...lecture } = await openLive(deps, lectureId, accountId);
		const { isBanned, isModerator } = await standingOf(deps.db, { eventId, lectureId, accountId });
		const rights = roomRights("open", { banned: isBanned, moderator: isModerator });
		const closesAt = openSpan(lecture).to.getTime();
		return { until: Math.min(until, closesAt), admission: { ...rights, lectureId, eventId, accountId } };
	}

	async function reader(lectureId: number, accountId: string): Promise<Admission> {
		const now = deps.clock.now().getTime();
		const era = changed.get(accountId) ?? 0;
		const key = `${lectureId} ${accountId} ${era}`;
		const found = known.get(key);
		if (found && now < found.until) return found.admission;
		const asked = await ask(lectureId, accountId);
		known.set(key, asked);
		return asked.admission;
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
