import { passkey, session } from "../../src/features/account/server/tables.ts";
import { appointment } from "../../src/features/appointments/server/tables.ts";
import { openConversation } from "../../src/features/chat/server/conversations.ts";
import { insertMessage } from "../../src/features/chat/server/store.ts";
import { ticketCode } from "../../src/features/codes/server/tables.ts";
import { consentGiven } from "../../src/features/consent/server/tables.ts";
import { liveQuestion, liveStream } from "../../src/features/live/server/tables.ts";
import { invitation, personNote, personReport } from "../../src/features/matchmaking/server/tables.ts";
import { notice } from "../../src/features/notices/server/tables.ts";
import { orderLine, salesOrder } from "../../src/features/orders/server/tables.ts";
import { waitingEntry } from "../../src/features/packages/server/tables.ts";
import { payment } from "../../src/features/payments/server/tables.ts";
import { favourite, planFeed, planShared } from "../../src/features/plan/server/tables.ts";
import { recordingNote, watchProgress } from "../../src/features/recordings/server/tables.ts";
import { ensureRoom, insertRoomMessage, joinRoom } from "../../src/features/rooms/server/store.ts";
import { roomModerator, roomPoll, roomPollOption } from "../../src/features/rooms/server/tables.ts";
import { savedView } from "../../src/features/saved-views/server/tables.ts";
import { lectureQueueEntry, lectureSeat } from "../../src/features/seats/server/tables.ts";
import { registration } from "../../src/features/ticket-holders/server/tables.ts";
import { ticketNumber } from "../../src/features/tickets/rules.ts";
import type { Database } from "../../src/kit/db/database.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { type Content, type People, SCOPE_NOW } from "./scopes.ts";
import type { TestServer } from "./server.ts";

export type Ground = { word: string; content: Content; people: People };

const NOW = new Date(SCOPE_NOW);
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000);
export const span = (after: number) => ({ startsAt: minutes(after), endsAt: minutes(after + 20) });

export const idOf = ([row]: { id: number }[]) => row!.id;

/** Adds a message of the first member to a conversation. */
export async function addMessage(db: Database, conversationId: number, text: string): Promise<void> {
	const sent = { authorId: null, clientKey: "klucz-0001", sentAt: NOW, isSuppressed: false };
	await insertMessage(db, { ...sent, conversationId, memberNo: 1, text });
}

/** Adds sessions, consents, notices, plan, recording and seats of the owner. */
export async function addOwnRows({ deps: { db } }: TestServer, { word, content, people }: Ground) {
	const { owner: accountId } = people;
	const { event, live, later, full, film, consent } = content;
	const once = { createdAt: NOW, updatedAt: NOW, expiresAt: new Date("2100-01-01") };
	await db
		.insert(session)
		.values({ id: `session-${word}`, token: `token-${word}`, userId: accountId, ...once, userAgent: word });
	const device = { publicKey: "p", credentialID: word, counter: 0, deviceType: "singleDevice", backedUp: false };
	await db.insert(passkey).values({ id: `passkey-${word}`, userId: accountId, name: word, ...device, createdAt: NOW });
	const consentFields = {
		kind: "recruitment",
		version: 1,
		lang: "pl" as const,
		isGiven: true,
		givenAt: NOW,
		source: "profile",
	};
	const consentId = idOf(
		await db
			.insert(consentGiven)
			.values({ accountId, consentTextId: consent.id, ...consentFields })
			.returning(),
	);
	const noticeFields = {
		accountId,
		eventId: event.id,
		kind: "person-invited" as const,
		personId: people.peer,
		createdAt: NOW,
	};
	const noticeId = idOf(await db.insert(notice).values(noticeFields).returning());
	const at = { startsAt: later.startsAt, endsAt: later.endsAt, place: word };
	await db.insert(favourite).values({ accountId, lectureId: later.id, addedAt: NOW, ...at });
	await db.insert(planShared).values({ accountId: people.peer, eventId: event.id, since: NOW });
	await db.insert(favourite).values({ accountId: people.peer, lectureId: later.id, addedAt: NOW, ...at });
	const feed = { eventId: event.id, lang: "pl" as const, madeAt: NOW };
	await db.insert(planFeed).values({ accountId, ...feed, secretHash: hashOf(`feed-${word}`) });
	const watched = { accountId, recordingId: film.id };
	await db.insert(watchProgress).values({ ...watched, seconds: 7, updatedAt: NOW });
	await db.insert(recordingNote).values({ ...watched, text: word, changedAt: NOW });
	const tickets = await db.select().from(registration);
	const ofPerson = (id: string) => tickets.find((one) => one.accountId === id)!.id;
	const registrationId = ofPerson(accountId);
	await db.insert(lectureSeat).values([
		{ registrationId, lectureId: live.id, isExtended: false, takenAt: NOW },
		{ registrationId: ofPerson(people.peer), lectureId: full.id, isExtended: false, takenAt: NOW },
	]);
	const waits = { lectureId: full.id, registrationId, accountId, isExtended: false, createdAt: NOW };
	await db.insert(lectureQueueEntry).values({ ...waits, state: "waiting" });
	return {
		session: `session-${word}`,
		passkey: `passkey-${word}`,
		consent: consentId,
		notice: noticeId,
		registration: registrationId,
		newcomerCode: ticketNumber(ofPerson(people.newcomer)),
		feed: `feed-${word}`,
	};
}

/** Adds two people to the waiting list of the ticket's package. Returns the second. */
export async function addWaiting({ deps: { db } }: TestServer, { word, content }: Ground) {
	const shared = { packageId: content.ticket.id, firstName: word, lang: "pl" as const, state: "waiting" as const };
	const times = { createdAt: NOW, confirmedAt: NOW };
	const rows = await db
		.insert(waitingEntry)
		.values(["first", "second"].map((place) => ({ ...shared, ...times, ...entryNames(`${place}-${word}`) })))
		.returning();
	return { waiting: rows[1]!.id };
}

const entryNames = (name: string) => ({ email: `${name.toLowerCase()}@ktos.example`, secretHash: hashOf(name) });

/** Adds the owner's views of a list: one of their own, one for the organisers of the event. */
export async function addViews({ deps: { db } }: TestServer, { word, content, people }: Ground) {
	const view = { accountId: people.owner, list: "orders" as const, name: word, address: word, savedAt: NOW };
	const rows = await db
		.insert(savedView)
		.values([
			{ ...view, eventId: null },
			{ ...view, eventId: content.event.id },
		])
		.returning();
	return { view: idOf(rows) };
}

/** Adds the owner's paid team order with a code. */
export async function addOrder({ deps: { db } }: TestServer, { word, content, people }: Ground) {
	const money = { netGrosz: 10_000, vatGrosz: 2300, grossGrosz: 12_300 };
	const secret = `order-secret-${word}`.padEnd(43, "x");
	const order = idOf(
		await db
			.insert(salesOrder)
			.values({
				eventId: content.event.id,
				accountId: people.owner,
				number: `MS/${word}`,
				secretHash: hashOf(secret),
				status: "confirmed",
				method: "card",
				lang: "pl",
				payer: { name: word, street: word, postCode: "38-400", city: word, country: "PL", nip: "", comments: "" },
				...money,
				paidGrosz: 12_300,
				createdAt: NOW,
				confirmedAt: NOW,
			})
			.returning(),
	);
	const line = { position: 1, kind: "team" as const, name: word, quantity: 1, vatRate: 23, listNetGrosz: 10_000 };
	const lineId = idOf(
		await db
			.insert(orderLine)
			.values({ orderId: order, packageId: content.ticket.id, ...line, unitNetGrosz: 10_000, ...money })
			.returning(),
	);
	const gift = { kind: "invitation" as const, percent: 100, useLimit: 1, createdAt: NOW };
	const code = `KOD-${word.toUpperCase()}`;
	const codeId = idOf(
		await db
			.insert(ticketCode)
			.values({ eventId: content.event.id, code, ...gift, orderLineId: lineId })
			.returning(),
	);
	const reference = `reference-${word}`;
	await db
		.insert(payment)
		.values({ orderId: order, provider: "test", reference, amountGrosz: 12_300, state: "pending", createdAt: NOW });
	return { secret, code, codeId, reference };
}

/** Adds invitations, a note, a report, an appointment and a conversation of the owner. */
export async function addMeetings({ deps: { db } }: TestServer, { word, content, people }: Ground) {
	const { owner: accountId, peer, friend, colleague, inviter, invited } = people;
	const eventId = content.event.id;
	const sent = { eventId, sentence: word, sentAt: NOW };
	const contact = { ...sent, accountId, state: "accepted" as const, endedAt: NOW };
	const [open, own] = await db
		.insert(invitation)
		.values([
			{ ...sent, accountId: inviter, invitedId: accountId, state: "open" },
			{ ...sent, accountId, invitedId: invited, state: "open" },
			...[peer, friend, colleague].map((invitedId) => ({ ...contact, invitedId })),
		])
		.returning();
	await db.insert(personNote).values({ eventId, accountId, aboutId: peer, text: word, changedAt: NOW });
	const reported = { eventId, accountId: peer, reportedId: invited, reason: "other" as const, words: word };
	const report = idOf(
		await db
			.insert(personReport)
			.values({ ...reported, reportedAt: NOW })
			.returning(),
	);
	const proposed = { eventId, note: word, room: word, place: null, proposedAt: NOW, changedAt: NOW };
	const [offered, agreed] = await db
		.insert(appointment)
		.values([
			{
				...proposed,
				proposerId: friend,
				inviteeId: accountId,
				timeProposerId: friend,
				state: "proposed",
				...span(120),
			},
			{ ...proposed, proposerId: accountId, inviteeId: peer, timeProposerId: accountId, state: "agreed", ...span(180) },
		])
		.returning();
	const conversation = await db.transaction((tx) =>
		openConversation(tx, { eventId, accountIds: [accountId, peer], now: NOW }),
	);
	await addMessage(db, conversation, word);
	return {
		invitation: open!.id,
		ownInvitation: own!.id,
		report,
		appointment: offered!.id,
		agreed: agreed!.id,
		conversation,
	};
}

/** Adds the live lecture's room with a message, a poll, a stream and a question. */
export async function addRoom({ deps: { db } }: TestServer, { word, content, people }: Ground) {
	const eventId = content.event.id;
	const lectureId = content.live.id;
	await db.insert(liveStream).values({ eventId, lectureId, kind: "hls", source: `https://${word}.example/1.m3u8` });
	const questionFields = { lectureId, isAnonymous: false, askedAt: NOW };
	const [own, question] = await db
		.insert(liveQuestion)
		.values([
			{ ...questionFields, accountId: people.owner, text: word },
			{ ...questionFields, accountId: people.peer, text: word },
		])
		.returning();
	await ensureRoom(db, { lectureId, eventId });
	for (const accountId of [people.peer, people.owner]) {
		const memberNo = await db.transaction((tx) => joinRoom(tx, { lectureId, accountId }));
		await insertRoomMessage(db, {
			lectureId,
			memberNo,
			clientKey: "klucz-0001",
			text: word,
			sentAt: NOW,
			isAtOnce: true,
		});
	}
	const poll = idOf(
		await db.insert(roomPoll).values({ lectureId, question: word, isOpen: true, askedAt: NOW }).returning(),
	);
	await db.insert(roomPollOption).values([1, 2].map((no) => ({ pollId: poll, no, text: word })));
	await db.insert(roomModerator).values({ eventId, accountId: people.owner, lectureId, since: NOW });
	return { ownQuestion: own!.id, question: question!.id, poll };
}
