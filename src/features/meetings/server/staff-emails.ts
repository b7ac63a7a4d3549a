import type { Tx } from "../../../kit/db/database.ts";
import { fill } from "../../../kit/i18n/fill.ts";
import type { Lang } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import { accountById } from "../../account/server/store.ts";
import type { EmailKind } from "../../event/email-kinds.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { type EmailDeps, type EmailTexts, sendEventEmail } from "../../event/server/event-email.ts";
import { moveNewsTexts, newsTexts, staffEmails } from "../texts.ts";
import { staffToWrite } from "./due-store.ts";
import { whenText } from "./emails.ts";
import type { moveById } from "./move-store.ts";
import type { MeetingRecord } from "./store.ts";

/** A meeting in its new state, or a request to move it, and the person's name. */
export type MeetingNews = {
	meeting: Pick<MeetingRecord, "state" | "startsAt">;
	move: Awaited<ReturnType<typeof moveById>>;
	name: string;
};

export async function nameOf(tx: Tx, { accountId }: MeetingRecord): Promise<string> {
	const { firstName, lastName } = invariant(await accountById(tx, accountId), "the person of a meeting");
	return `${firstName} ${lastName}`;
}

type About = { exhibitorId: number; event: EventRecord; kind: EmailKind; texts: EmailTexts };
type EmailFacts = { values: Record<string, string>; facts: { label: string; value: string }[] };

export async function writeStaff(
	tx: Tx,
	deps: EmailDeps,
	about: About,
	say: (lang: Lang) => EmailFacts,
): Promise<void> {
	const { exhibitorId, ...of } = about;
	for (const to of await staffToWrite(tx, exhibitorId)) {
		await sendEventEmail(tx, deps, { to, ...of, ...say(to.lang), path: "exhibitor/meetings" });
	}
}

/** One e-mail to an exhibitor's staff about its meetings. */
export async function writeNews(
	tx: Tx,
	deps: EmailDeps,
	{ exhibitorId, exhibitorName, event }: Pick<MeetingRecord, "exhibitorId" | "exhibitorName"> & { event: EventRecord },
	news: readonly MeetingNews[],
): Promise<void> {
	await writeStaff(tx, deps, { exhibitorId, event, kind: "meeting-news", texts: staffEmails.news }, (lang) => ({
		values: { exhibitor: exhibitorName, count: String(news.length) },
		facts: news.map(({ meeting, move, name }) => ({
			label: whenText(lang, meeting, event),
			value: move
				? `${name}: ${fill(moveNewsTexts[move.state][lang], { when: whenText(lang, move, event) })}`
				: `${name}: ${newsTexts[meeting.state][lang]}`,
		})),
	}));
}
