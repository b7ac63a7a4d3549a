import type { Tx } from "../../../kit/db/database.ts";
import type { Publisher } from "../../../kit/live/live.ts";
import type { EmailDeps } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { afterAct } from "../rules.ts";
import { tellMeeting } from "./broadcast.ts";
import { nameOf, writeNews } from "./staff-emails.ts";
import { liveMeetingsOf, lockMeeting } from "./store.ts";

/**
 * E-mails the exhibitors' staff at once about meetings that end with an account: their rows are deleted before the job
 * for news runs. Returns the work after the commit.
 */
export async function endForErasedAccount(
	tx: Tx,
	deps: EmailDeps & { live: Publisher },
	accountId: string,
): Promise<() => void> {
	const exhibitorIds: number[] = [];
	for (const { id } of await liveMeetingsOf(tx, accountId)) {
		const meeting = await lockMeeting(tx, id);
		const next = meeting && afterAct(meeting, "person", "end");
		if (!next || meeting.startsAt <= deps.clock.now()) continue;
		const event = await eventById(tx, meeting.eventId);
		const news = { meeting: { ...meeting, ...next }, move: undefined, name: await nameOf(tx, meeting) };
		await writeNews(tx, deps, { ...meeting, event }, [news]);
		exhibitorIds.push(meeting.exhibitorId);
	}
	return () => {
		for (const exhibitorId of exhibitorIds) tellMeeting(deps.live, { exhibitorId, accountId });
	};
}
