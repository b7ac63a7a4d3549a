import { addAuditEntry } from "../../../kit/audit/store.ts";
import type { Tx } from "../../../kit/db/database.ts";
import { notFound } from "../../../kit/http/failure.ts";
import { lastAnswer } from "../../consent/server/consent-answer-store.ts";
import { endOfEvent, eventById } from "../../event/server/store.ts";
import { exhibitorOfStaff } from "../../exhibitors/server/staff-store.ts";
import { confirmedAt } from "../../ticket-holders/server/holder-store.ts";
import { mayFetchCv } from "../rules.ts";
import { refusals } from "../texts.ts";
import type { CvDeps } from "./save-cv.ts";
import { shareWith } from "./share-store.ts";
import { addFetch } from "./store.ts";

export type CvRequest = { exhibitorId: number; staffId: string; personId: string; what: "file" | "form" };

/**
 * Checks access to a CV and records the fetch in one transaction, so that a concurrent withdrawal waits or stops it.
 * Throws 404 without access.
 */
export async function recordFetch({ db, clock }: CvDeps, fetching: CvRequest): Promise<void> {
	const { exhibitorId, staffId, personId, what } = fetching;
	await db.transaction(async (tx) => {
		const exhibitor = await exhibitorOfStaff(tx, { exhibitorId, accountId: staffId });
		const now = clock.now();
		if (!exhibitor || !(await mayFetch(tx, exhibitor, personId, now))) throw notFound(refusals.notYours);
		const { eventId, name: exhibitorName } = exhibitor;
		const record = { accountId: personId, eventId, exhibitorId, exhibitorName, what };
		await addFetch(tx, { ...record, fetchedBy: staffId, fetchedAt: now });
		await addAuditEntry(tx, {
			at: now,
			actor: staffId,
			action: "cv.fetched",
			subject: `account:${personId}`,
			eventId,
			detail: { exhibitorId, what },
		});
	});
}

async function mayFetch(
	tx: Tx,
	{ id, eventId, type }: { id: number; eventId: number; type: number },
	personId: string,
	now: Date,
): Promise<boolean> {
	const answer = await lastAnswer(tx, { accountId: personId, eventId, kind: "recruitment" }, true);
	const facts = {
		isStaff: true,
		exhibitorType: type,
		hasTicket: (await confirmedAt(tx, personId)).includes(eventId),
		agreedAt: answer?.isStanding ? answer.givenAt : undefined,
		share: await shareWith(tx, { accountId: personId, exhibitorId: id }, true),
		eventEndsAt: await endOfEvent(tx, await eventById(tx, eventId)),
	};
	return mayFetchCv(facts, now);
}
