import { localized } from "../../../kit/i18n/lang.ts";
import { sendEventEmail } from "../../event/server/event-email.ts";
import { eventById } from "../../event/server/store.ts";
import { lockDueMember, markApplicationsEmailed } from "../../exhibitors/server/staff-store.ts";
import { applicationsEmail } from "../inbox-texts.ts";
import * as store from "./application-store.ts";
import type { InboxDeps } from "./inbox.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** Older applications are not announced, so that new staff get no old ones. */
const NEWS_MS = 7 * DAY_MS;

/** E-mails exhibitors' staff about applications, at most one a day, if they want it. */
export async function tellApplications(deps: InboxDeps): Promise<void> {
	const now = deps.clock.now();
	const toldBefore = new Date(now.getTime() - DAY_MS);
	const members = await store.membersToTell(deps.db, { told: toldBefore, applied: new Date(now.getTime() - NEWS_MS) });
	for (const member of members) await tell(deps, member, { now, told: toldBefore });
}

function tell(deps: InboxDeps, member: store.Member, { now, told }: { now: Date; told: Date }): Promise<void> {
	return deps.db.transaction(async (tx) => {
		const recipient = await lockDueMember(tx, member, told);
		if (!recipient) return;
		const { email, lang, company, eventId } = recipient;
		const jobs = await store.newApplications(tx, member);
		await markApplicationsEmailed(tx, member, now);
		await sendEventEmail(tx, deps, {
			to: { email, lang },
			event: await eventById(tx, eventId),
			kind: "stand-applications",
			texts: applicationsEmail,
			values: { company, count: String(jobs.reduce((sum, one) => sum + one.count, 0)) },
			facts: jobs.map(({ title, titleEn, count }) => ({
				label: localized(lang, title, titleEn),
				value: String(count),
			})),
			path: `exhibitor/cvs?company=${member.exhibitorId}`,
		});
	});
}
