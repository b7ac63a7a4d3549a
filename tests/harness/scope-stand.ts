import { appointment } from "../../src/features/appointments/server/tables.ts";
import { openWithStand } from "../../src/features/chat/server/conversations.ts";
import { EMPTY_FORM } from "../../src/features/cvs/rules.ts";
import { cvFetch, cvFile, cvForm, cvShare } from "../../src/features/cvs/server/tables.ts";
import { exhibitorStaff, meetingTopic } from "../../src/features/exhibitors/server/tables.ts";
import { lead } from "../../src/features/leads/server/tables.ts";
import { invitation } from "../../src/features/matchmaking/server/tables.ts";
import { meetingSlot, userMeeting } from "../../src/features/meetings/server/tables.ts";
import { favourite } from "../../src/features/plan/server/tables.ts";
import {
	briefcaseEntry,
	jobApplication,
	jobOffer,
	stand,
	standDuty,
	standMaterial,
	standMessage,
} from "../../src/features/stands/server/tables.ts";
import { addMessage, type Ground, idOf, span } from "./scope-rows.ts";
import { SCOPE_NOW } from "./scopes.ts";
import type { TestServer } from "./server.ts";

const NOW = new Date(SCOPE_NOW);

/** Adds the company's staff, stand, leads and meetings. The peer is its visitor. */
export async function addStand({ deps: { db, privateFiles } }: TestServer, { word, content, people }: Ground) {
	const exhibitorId = content.exhibitor.id;
	const { owner, peer, newcomer } = people;
	await db.insert(exhibitorStaff).values({ exhibitorId, accountId: owner, grantedAt: NOW });
	await db.insert(stand).values({ exhibitorId, sentence: word, place: word, changedAt: NOW });
	const offers = await db
		.insert(jobOffer)
		.values([0, 1].map((position) => ({ exhibitorId, position, title: word, text: word, workMode: "remote" as const })))
		.returning();
	const [offer] = offers;
	const file = await privateFiles.save(`materials/${word}.pdf`, Buffer.from(word));
	const material = idOf(
		await db.insert(standMaterial).values({ exhibitorId, name: word, file, fileSize: 4 }).returning(),
	);
	const duty = idOf(await db.insert(standDuty).values({ exhibitorId, accountId: owner, role: word }).returning());
	const messageFields = { exhibitorId, accountId: peer, text: word, hasProfile: true, sentAt: NOW };
	const message = idOf(await db.insert(standMessage).values(messageFields).returning());
	await db.insert(jobApplication).values({ offerId: offer!.id, accountId: peer, appliedAt: NOW });
	await db.insert(briefcaseEntry).values({ accountId: owner, exhibitorId, note: word, addedAt: NOW });
	const cv = { kind: "pdf" as const, size: 4, uploadedAt: NOW, name: `${word}.pdf` };
	for (const accountId of [owner, peer]) {
		const stored = await privateFiles.save(`cvs/${accountId}.pdf`, Buffer.from(`%PDF ${word}`));
		await db.insert(cvFile).values({ accountId, file: stored, ...cv });
		await db.insert(cvForm).values({ accountId, form: { ...EMPTY_FORM, about: word }, savedAt: NOW });
		await db.insert(cvShare).values({ accountId, exhibitorId, version: 1, lang: "pl", givenAt: NOW });
	}
	const fetched = {
		accountId: owner,
		eventId: content.event.id,
		exhibitorId,
		exhibitorName: word,
		what: "file" as const,
	};
	await db.insert(cvFetch).values({ ...fetched, fetchedAt: NOW });
	const agreed = { consentText: word, consentVersion: 1, consentLang: "pl" as const, takenBy: owner, takenAt: NOW };
	const [ownLead, givenLead] = await db
		.insert(lead)
		.values([peer, owner].map((accountId) => ({ exhibitorId, accountId, note: word, ...agreed })))
		.returning();
	const now = { eventId: content.event.id, exhibitorId, now: NOW };
	const talk = await db.transaction((tx) => openWithStand(tx, { ...now, accountId: newcomer }));
	await addMessage(db, talk, word);
	return {
		offer: offer!.id,
		material,
		duty,
		message,
		lead: ownLead!.id,
		given: givenLead!.id,
		talk,
		...(await addSlots(db, { word, content, people })),
	};
}

async function addSlots(db: TestServer["deps"]["db"], { word, content, people }: Ground) {
	const exhibitorId = content.exhibitor.id;
	const topic = idOf(await db.insert(meetingTopic).values({ exhibitorId, name: word }).returning());
	const slots = await db
		.insert(meetingSlot)
		.values([240, 270, 300, 330].map((after) => ({ exhibitorId, ...span(after), tableName: word })))
		.returning();
	const [free, requested, agreed, cancelled] = slots.map(({ id }) => id);
	const of = { exhibitorId, note: word, room: word, askedAt: NOW, changedAt: NOW };
	const [toAnswer, own, ended] = await db
		.insert(userMeeting)
		.values([
			{ ...of, slotId: requested!, accountId: people.peer, state: "asked", by: "person" },
			{ ...of, slotId: agreed!, accountId: people.owner, state: "agreed", by: "exhibitor" },
			{ ...of, slotId: cancelled!, accountId: people.owner, state: "cancelled", by: "exhibitor" },
		])
		.returning();
	return {
		topic,
		slot: free!,
		askedSlot: requested!,
		agreedSlot: agreed!,
		asked: toAnswer!.id,
		meeting: own!.id,
		cancelled: ended!.id,
	};
}

/** Adds an account's rows at another event: a bookmark, a favourite, a contact, an appointment and a meeting. */
export async function addElsewhere(
	{ deps: { db } }: TestServer,
	{ word, content, people, accountId }: Ground & { accountId: string },
): Promise<void> {
	const { event, exhibitor, later } = content;
	await db.insert(briefcaseEntry).values({ accountId, exhibitorId: exhibitor.id, note: word, addedAt: NOW });
	const times = { startsAt: later.startsAt, endsAt: later.endsAt, place: word };
	await db.insert(favourite).values({ accountId, lectureId: later.id, addedAt: NOW, ...times });
	const contact = { eventId: event.id, accountId, invitedId: people.peer, sentence: word, state: "accepted" as const };
	await db.insert(invitation).values({ ...contact, sentAt: NOW, endedAt: NOW });
	const appointmentFields = {
		eventId: event.id,
		proposerId: accountId,
		inviteeId: people.peer,
		timeProposerId: accountId,
		note: word,
	};
	const proposed = { room: word, place: null, proposedAt: NOW, changedAt: NOW };
	await db.insert(appointment).values({ ...appointmentFields, ...proposed, state: "agreed", ...span(180) });
	const [slot] = await db
		.insert(meetingSlot)
		.values({ exhibitorId: exhibitor.id, ...span(360), tableName: word })
		.returning();
	const meetingFields = { slotId: slot!.id, exhibitorId: exhibitor.id, accountId, note: word, room: word };
	const agreed = { state: "agreed" as const, by: "person" as const, askedAt: NOW, changedAt: NOW };
	await db.insert(userMeeting).values({ ...meetingFields, ...agreed });
}
