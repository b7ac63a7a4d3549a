import type { FastifyInstance } from "fastify";
import type { Database } from "../../../kit/db/database.ts";
import { wrongInput } from "../../../kit/http/failure.ts";
import { serve } from "../../../kit/http/serve.ts";
import { eventById } from "../../event/server/store.ts";
import { storeWantsApplications } from "../../exhibitors/server/staff-store.ts";
import { profileOf } from "../../profiles/server/store.ts";
import { inboxRefusals as refusals } from "../inbox-texts.ts";
import { eventDays } from "../rules.ts";
import * as calls from "../staff-contract.ts";
import { wantsApplications } from "./application-store.ts";
import { answerMessage, type InboxDeps, workplace } from "./inbox.ts";
import { type ReceivedRecord, reachedAt, receivedBy, visitsByHour, visitsOf } from "./inbox-store.ts";

// long: one call after the other, read as a list
export function inboxRoutes(app: FastifyInstance, deps: InboxDeps): void {
	const { db } = deps;
	serve(app, calls.getStandMessages, async ({ accountId, params: { id: exhibitorId } }) => {
		const { eventId } = await db.transaction((tx) => workplace(tx, exhibitorId, accountId));
		const messages = [];
		for (const one of await receivedBy(db, { exhibitorId })) messages.push(await messageShape(db, one));
		return { timeZone: (await eventById(db, eventId)).timeZone, messages };
	});

	serve(
		app,
		calls.answerStandMessage,
		async ({ accountId, params: { id: exhibitorId, messageId }, body: { text } }) => {
			if (text === "") throw wrongInput({ text: [refusals.noWords] });
			return messageShape(db, await answerMessage(deps, { exhibitorId, messageId, staffId: accountId, text }));
		},
	);

	serve(app, calls.getStandVisits, async ({ accountId, params: { id: exhibitorId } }) => {
		const { eventId } = await db.transaction((tx) => workplace(tx, exhibitorId, accountId));
		const event = await eventById(db, eventId);
		const visitFilter = { exhibitorId, days: eventDays(event), zone: event.timeZone };
		return {
			days: await visitsOf(db, exhibitorId),
			hours: await visitsByHour(db, visitFilter),
			...(await reachedAt(db, exhibitorId)),
		};
	});

	serve(app, calls.getApplicationEmails, async ({ accountId, params: { id: exhibitorId } }) => {
		await db.transaction((tx) => workplace(tx, exhibitorId, accountId));
		return { wantsEmails: await wantsApplications(db, { exhibitorId, accountId }) };
	});

	serve(app, calls.setApplicationEmails, async ({ accountId, params: { id: exhibitorId }, body: { wantsEmails } }) =>
		db.transaction(async (tx) => {
			await workplace(tx, exhibitorId, accountId);
			await storeWantsApplications(tx, { exhibitorId, accountId }, wantsEmails);
			return { wantsEmails };
		}),
	);
}

async function messageShape(db: Database, one: ReceivedRecord): Promise<calls.ReceivedMessage> {
	const profile = one.hasProfile ? await profileOf(db, one.accountId) : undefined;
	const { id: objectId, firstName, lastName, text, sentAt, answer, answeredAt, answeredBy } = one;
	return {
		objectId,
		firstName,
		lastName,
		text,
		answer,
		profile: profile ? { headline: profile.headline, company: profile.company } : null,
		sentDate: sentAt.toISOString(),
		answeredDate: answeredAt?.toISOString() ?? null,
		answeredBy: answeredBy && `${answeredBy.firstName} ${answeredBy.lastName}`,
	};
}
