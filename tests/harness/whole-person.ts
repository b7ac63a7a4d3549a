import { eq } from "drizzle-orm";
import { expect } from "vitest";
import {
	account,
	emailPreference,
	passkey,
	secondFactor,
	session,
	verification,
} from "../../src/features/account/server/tables.ts";
import { appointment } from "../../src/features/appointments/server/tables.ts";
import { saveWording } from "../../src/features/certificates/server/store.ts";
import { ASKER, COMPANY } from "../../src/features/chat/rules.ts";
import { openConversation, openWithStand } from "../../src/features/chat/server/conversations.ts";
import { insertMessage } from "../../src/features/chat/server/store.ts";
import { chatEmailState } from "../../src/features/chat/server/tables.ts";
import { checkIn } from "../../src/features/checkin/server/tables.ts";
import { ticketCode } from "../../src/features/codes/server/tables.ts";
import { EMPTY_FORM } from "../../src/features/cvs/rules.ts";
import { cvFetch, cvFile, cvForm, cvShare } from "../../src/features/cvs/server/tables.ts";
import { enquiry } from "../../src/features/enquiries/server/tables.ts";
import { exhibitorInvitation, exhibitorStaff } from "../../src/features/exhibitors/server/tables.ts";
import { lead } from "../../src/features/leads/server/tables.ts";
import { livePresence, liveQuestion, liveVote } from "../../src/features/live/server/tables.ts";
import {
	eventBan,
	invitation,
	peopleSearch,
	personBlock,
	personNote,
	personReport,
} from "../../src/features/matchmaking/server/tables.ts";
import { meetingSlot, userMeeting } from "../../src/features/meetings/server/tables.ts";
import {
	marketingEmail,
	reminder,
	subscriber,
	subscriberKey,
	subscription,
} from "../../src/features/newsletter/server/tables.ts";
import { notice } from "../../src/features/notices/server/tables.ts";
import { officePresence } from "../../src/features/office-presence/server/tables.ts";
import { refundRequest } from "../../src/features/order-office/server/tables.ts";
import { orderByNumber, orderBySecret } from "../../src/features/orders/server/store.ts";
import { organiserInvitation, organiserRole } from "../../src/features/organisers/server/tables.ts";
import { packagePrice, ticketPackage, waitingEntry } from "../../src/features/packages/server/tables.ts";
import { planShared } from "../../src/features/plan/server/tables.ts";
import { presenceHidden, presencePerson, presenceProcess } from "../../src/features/presence/server/tables.ts";
import { profile, profilePhoto, profileShown, profileTopic } from "../../src/features/profiles/server/tables.ts";
import { addRecommendation } from "../../src/features/recommendations/server/store.ts";
import { recording, recordingNote, watchProgress } from "../../src/features/recordings/server/tables.ts";
import { ensureRoom, insertRoomMessage, joinRoom } from "../../src/features/rooms/server/store.ts";
import {
	roomBan,
	roomModerator,
	roomPoll,
	roomPollOption,
	roomPollVote,
} from "../../src/features/rooms/server/tables.ts";
import { savedView } from "../../src/features/saved-views/server/tables.ts";
import { lectureQueueEntry } from "../../src/features/seats/server/tables.ts";
import {
	briefcaseEntry,
	jobApplication,
	jobOffer,
	standDuty,
	standMessage,
} from "../../src/features/stands/server/tables.ts";
import { registration, unconfirmedOrigin } from "../../src/features/ticket-holders/server/tables.ts";
import { conversion } from "../../src/features/tracking/server/tables.ts";
import { weeklyFigures } from "../../src/features/weekly-figures/server/tables.ts";
import { hashOf } from "../../src/kit/hash/hash.ts";
import { addEmail } from "../../src/kit/mail/store.ts";
import { addCalendar, addCategory, addEvent, addExhibitor, addLecture, addPackage } from "./content.ts";
import type { optionShop } from "./options.ts";
import { goodPayload, loggedIn, logIn } from "./registering.ts";
import type { Words } from "./searching.ts";

type Shop = Awaited<ReturnType<typeof optionShop>>;

/** A person whose words occur nowhere else. */
export const WHOLE = {
	email: "kotka7@firma.example",
	firstName: "Zdzimira",
	lastName: "Znikająca-Kot",
	nick: "zdzinka",
	phoneNo: "+48 601 777 123",
};
const NEW_EMAIL = "inny-adres@firma.example";
/** A guest in June with the person's code. */
export const COLLEAGUE = "kolezanka@inna.example";
const payer = {
	wantInvoice: true,
	payerName: "Zdzimira Znikająca-Kot",
	payerStreet: "Znikomska 7",
	payerPostCode: "38-400",
	payerCity: "Krosno",
	payerNip: "PL 526-025-09-95",
};
const STANDARD = 92_127;
const TEAM = 73_554;

/**
 * Adds an event in November: a free package with two places, one for 299 zł net, a lecture of seven seats and its
 * recording.
 */
export async function addAutumn({ server: { deps } }: Pick<Shop, "server">) {
	const days = { startsAt: new Date("2025-11-20T08:00:00Z"), endsAt: new Date("2025-11-21T16:00:00Z") };
	const event = await addEvent(deps, { code: "THS25", allowRegistration: true, freePackageCode: "GUEST", ...days });
	const guest = await addPackage(deps, event, { code: "GUEST", name: "Guest", capacity: 2 });
	const vip = await addPackage(deps, event, { code: "VIP", name: "VIP" });
	await deps.db.insert(packagePrice).values([
		{ packageId: guest.id, roundId: null, netGrosz: 0 },
		{ packageId: vip.id, roundId: null, netGrosz: 29_900 },
	]);
	const opened = { includes: { ...guest.includes, lectures: "onsite" as const } };
	await deps.db.update(ticketPackage).set(opened).where(eq(ticketPackage.id, guest.id));
	const calendar = await addCalendar(deps, event, { code: "D2", isOnline: false, isOnsite: true, ...days });
	const category = await addCategory(deps, event);
	const seated = await addLecture(deps, { event, category, calendar }, { subject: "Passkeys", ...days, basicSeats: 7 });
	const [film] = await deps.db
		.insert(recording)
		.values({ lectureId: seated.id, file: "film.mp4", seconds: 60 })
		.returning();
	return { event, guest, lecture: seated, film: film! };
}

/**
 * An account with all data that the site can store, on 1 September: a paid ticket in June with an invoice, a team order
 * with codes, a free registration in November with a seat, a plan, and all rows by e-mail address. A slice that stores
 * more about a person adds it here.
 */
// long: a list of the stored things
export async function wholePerson(one: Shop) {
	const { server, db } = one;
	const cookie = await loggedIn(server, WHOLE.email, {
		...WHOLE,
		...payer,
		packageCode: "STANDARD",
		paymentMethod: "transfer",
		expectedGrossGrosz: STANDARD + 9594,
		wantLunch: true,
		tShirtChoice: "M",
		gdprs: {},
		wantDelivery: true,
		deliveryFirstName: WHOLE.firstName,
		deliveryLastName: WHOLE.lastName,
		deliveryStreet: "Znikomska 7",
		deliveryPostCode: "38-400",
		deliveryCity: "Krosno",
	});
	const [person] = await db.select().from(account).where(eq(account.email, WHOLE.email));
	const accountId = person!.id;
	const ask = (method: "GET" | "POST", url: string, payload?: object, headers = {}) =>
		server.app.inject({
			method,
			url: `${url}?lang=en`,
			headers: { cookie, origin: "http://estrada.test", ...headers },
			...(payload && { payload }),
		});
	const done = async (...asked: Parameters<typeof ask>) => {
		const answer = await ask(...asked);
		expect([asked[1], answer.statusCode, answer.statusCode === 200 ? "" : answer.body]).toEqual([asked[1], 200, ""]);
		return answer.json();
	};
	const [own] = (await done("GET", "/api/user/orders")).orders;
	const autumn = await addAutumn(one);
	const teamOrder = await done(
		"POST",
		"/api/account/registerUser",
		{
			eventCode: "MSTS25",
			tickets: [{ packageCode: "BASIC-ONLINE", quantity: 2 }],
			processAgreement: true,
			paymentMethod: "card",
			expectedGrossGrosz: TEAM,
			...payer,
		},
		{ "idempotency-key": "team" },
	);
	const { secret } = teamOrder.order;
	const team = (await orderBySecret(db, hashOf(secret)))!;
	const ticket = (await orderByNumber(db, own.number))!;
	await one.receive(ticket.id, { provider: "transfer", reference: own.number, amountGrosz: ticket.grossGrosz });
	await one.receive(team.id, { reference: "r-team", amountGrosz: TEAM });
	const { codes } = await done("GET", `/api/payment/${secret}/codes`);
	await done("POST", `/api/payment/${secret}/codes/${codes[0].objectId}/send`, { email: COLLEAGUE });
	const byCode = { email: COLLEAGUE, firstName: "Jadwiga", lastName: "Inna", code: codes[0].code };
	expect((await one.buy({ ...byCode, paymentMethod: undefined, expectedGrossGrosz: undefined })).statusCode).toBe(200);

	server.clock.set("2025-09-01T10:00:00Z");
	const entry = { eventCode: "THS25", packageCode: "GUEST", processAgreement: true };
	const seats = { savedReservations: [autumn.lecture.id] };
	await done("POST", "/api/account/registerUser", { ...entry, ...seats }, { "idempotency-key": "guest" });
	await done("POST", `/api/user/favourites/${autumn.lecture.id}`, { isFavourite: true });
	await done("POST", "/api/user/plan/THS25/feed", { isOn: true });
	await done("POST", "/api/user/email", { newEmail: NEW_EMAIL, currentPassword: goodPayload.password });
	const secondDevice = await logIn(server, WHOLE.email);
	await addByHand(one, { accountId, autumn, orderId: team.id });
	const sessions = await db.select().from(session).where(eq(session.userId, accountId));
	const words: Words = {
		"e-mail": WHOLE.email,
		"new e-mail": NEW_EMAIL,
		"first name": WHOLE.firstName,
		"last name": WHOLE.lastName,
		nick: WHOLE.nick,
		phone: "601777123",
		street: "Znikomska",
		account: accountId,
		"order's secret": secret,
		"order's secret, hashed": hashOf(secret),
		...Object.fromEntries(sessions.map(({ token }, index) => [`session ${index + 1}`, token])),
	};
	return { cookie, secondDevice, accountId, words, ask, ticket, team, autumn, codes };
}

/** Writes at a lecture, votes in a poll, moderates, and is banned. */
async function writeInRoom(
	db: Shop["db"],
	{ eventId, text, now, ...of }: { lectureId: number; accountId: string; eventId: number; text: string; now: Date },
): Promise<void> {
	await ensureRoom(db, { lectureId: of.lectureId, eventId });
	const memberNo = await db.transaction((tx) => joinRoom(tx, of));
	const sent = { lectureId: of.lectureId, memberNo, clientKey: "klucz-0001", text, sentAt: now };
	await insertRoomMessage(db, { ...sent, isAtOnce: true });
	const pollFields = { lectureId: of.lectureId, question: "Czy?", isOpen: true, askedAt: now };
	const [poll] = await db.insert(roomPoll).values(pollFields).returning({ pollId: roomPoll.id });
	await db.insert(roomPollOption).values({ ...poll!, no: 1, text: "Tak" });
	await db.insert(roomPollVote).values({ ...poll!, accountId: of.accountId, optionNo: 1 });
	await db.insert(roomModerator).values({ eventId, ...of, since: now });
	await db.insert(roomBan).values({ eventId, accountId: of.accountId, since: now });
}

/** Adds rows that other entry points write. */
// long: one row after the other
async function addByHand(
	{ server, db }: Shop,
	{ accountId, autumn, orderId }: { accountId: string; autumn: Awaited<ReturnType<typeof addAutumn>>; orderId: number },
): Promise<void> {
	const now = server.clock.now();
	const { privateFiles } = server.deps;
	const { email } = WHOLE;
	const wanted = { tickets: null, countsElsewhere: false, grossGrosz: 1, requestedAt: now };
	await db.insert(refundRequest).values({ orderId, accountId, ...wanted });
	const eventId = autumn.event.id;
	const name = `${WHOLE.firstName} ${WHOLE.lastName}`;
	await db.insert(watchProgress).values({ accountId, recordingId: autumn.film.id, seconds: 7, updatedAt: now });
	const ofFilm = { accountId, recordingId: autumn.film.id };
	await db.insert(recordingNote).values({ ...ofFilm, text: `0:05 ${WHOLE.nick}`, changedAt: now });
	const atLecture = { lectureId: autumn.lecture.id, accountId };
	await db.insert(livePresence).values({ ...atLecture, countedMs: 7000, lastAt: now });
	const question = { ...atLecture, text: `${name}?`, isAnonymous: false, askedAt: now };
	const [voted] = await db.insert(liveQuestion).values(question).returning({ questionId: liveQuestion.id });
	await db.insert(liveVote).values({ ...voted!, accountId });
	const [guest] = await db.select().from(registration).where(eq(registration.eventId, eventId));
	const place = { ...atLecture, registrationId: guest!.id, isExtended: false, createdAt: now };
	await db.insert(lectureQueueEntry).values({ ...place, state: "expired", offeredUntil: now });
	const ofDay = { calendarId: autumn.lecture.calendarId, lectureId: null };
	await db.insert(checkIn).values({ registrationId: guest!.id, ...ofDay, at: now, scannedBy: "check-in" });
	const [colleague] = await db.select().from(account).where(eq(account.email, COLLEAGUE));
	const talking = { eventId: autumn.event.id, accountIds: [accountId, colleague!.id] as const, now };
	const conversationId = await db.transaction((tx) => openConversation(tx, talking));
	const message = { conversationId, memberNo: 1, sentAt: now, isSuppressed: false, authorId: null };
	await insertMessage(db, { ...message, clientKey: "klucz-0001", text: `To ja, ${name}.` });
	await db.insert(chatEmailState).values({ accountId });
	const origin = { mailbox: "hash", browser: "hash", network: "hash" };
	await db.insert(unconfirmedOrigin).values({ accountId, ...origin, createdAt: now });
	await db.insert(presenceHidden).values({ accountId, since: now });
	await db.insert(presenceProcess).values({ id: "process", seenAt: now });
	await db.insert(presencePerson).values({ processId: "process", accountId });
	await writeInRoom(db, { ...atLecture, eventId, text: `Tu ${name}.`, now });
	const photo = await privateFiles.save(`photos/${accountId}-large.webp`, Buffer.from(name));
	await db.insert(profilePhoto).values({ accountId, large: photo, small: photo, updatedAt: now });
	const profileFields = {
		headline: name,
		company: "",
		about: "",
		lookingForText: "",
		offeringText: "",
		languages: [],
		links: [],
	};
	await db.insert(profile).values({ accountId, ...profileFields, lookingFor: [], offering: [], updatedAt: now });
	await db.insert(profileTopic).values({ accountId, position: 0, name: WHOLE.nick });
	await db.insert(profileShown).values({ accountId, eventId, since: now });
	await meetSomebody({ server, db }, accountId, eventId);
	await leaveCv({ server, db }, accountId, eventId);
	const recommendationFields = { accountId, eventId, addressHash: "f", isWritten: false, givenAt: now };
	await db.transaction((tx) => addRecommendation(tx, recommendationFields));
	const attendance = { days: [], lectures: 0, minutes: 0, sources: [], tracks: [] };
	const wording = { number: "00000-00000", accountId, eventId, holder: name, attendance, issuedAt: now, issuer: null };
	await db.transaction((tx) => saveWording(tx, wording));
	const link = { id: "reset", identifier: "hashed", value: accountId, createdAt: now, updatedAt: now };
	const waits = JSON.stringify({ type: "registration", userData: { id: accountId, name: email } });
	for (const one of [link, { ...link, id: "passkey", value: waits }])
		await db.insert(verification).values({ ...one, expiresAt: new Date(now.getTime() + 3_600_000) });
	const keys = { id: "factor", userId: accountId };
	await db.insert(secondFactor).values({ ...keys, secret: "e", backupCodes: "[]" });
	const device = { publicKey: "p", credentialID: "c", counter: 0, deviceType: "singleDevice", backedUp: false };
	await db.insert(passkey).values({ ...keys, ...device, name, createdAt: now });
	const [reader] = await db.insert(subscriber).values({ email, createdAt: now }).returning();
	const subscriberId = reader!.id;
	const signUp = { subscriberId, eventId, typeId: 0 as const, lang: "pl" as const };
	const [signedUp] = await db
		.insert(subscription)
		.values({ ...signUp, requestedAt: now, confirmedAt: now })
		.returning();
	await db.insert(reminder).values({ subscriberId, eventId, dueAt: now, lang: "pl", requestedAt: now });
	const key = { secretHash: "key", subscriberId, kind: "newsletter" as const, isConfirming: false, createdAt: now };
	await db.insert(subscriberKey).values({ ...key, subjectId: signedUp!.id });
	await db.insert(marketingEmail).values({ email, month: "2025-09-01", eventId, writtenAt: now });
	const enquiryFields = { eventId, modalType: 1 as const, name, email, phoneNo: "+48601777123", lang: "pl" as const };
	await db.insert(enquiry).values({ ...enquiryFields, requestKey: "e", bodyHash: "e", createdAt: now });
	const written = { sender: "Estrada <e@e.example>", subject: name, html: name, text: name, lang: "pl" as const };
	await db.transaction((tx) =>
		addEmail(tx, {
			...written,
			recipient: "organizator@e.example",
			replyTo: email,
			kind: "enquiry-volunteer",
			createdAt: now,
			attachments: [{ name: "x.txt", contentType: "text/plain", content: Buffer.from(`od ${name}`) }],
		}),
	);
	const line = { packageId: autumn.guest.id, email, firstName: WHOLE.firstName, lang: "pl" as const, createdAt: now };
	await db.insert(waitingEntry).values({ ...line, state: "expired", secretHash: "own" });
	const invited = { kind: "invitation" as const, percent: 100, createdAt: now };
	await db.insert(ticketCode).values({ eventId, code: "OD-KOGOS", ...invited, sentTo: email, sentAt: now });
	const conversionFields = {
		eventId,
		visitorId: "11111111-1111-4111-8111-111111111111",
		network: "meta" as const,
		createdAt: now,
	};
	const request = { target: "https://example.test", body: { em: email } };
	await db
		.insert(conversion)
		.values({ ...conversionFields, name: "SubmitRegistration", eventKey: `order-${orderId}`, request });
}

/** Invites the colleague and is invited. The person also blocks and reports the colleague. */
async function meetSomebody(
	{ db, server }: Pick<Shop, "db" | "server">,
	accountId: string,
	eventId: number,
): Promise<void> {
	const now = server.clock.now();
	const [other] = await db.select({ id: account.id }).from(account).where(eq(account.email, COLLEAGUE));
	const otherId = other!.id;
	const invitationFields = { eventId, sentence: WHOLE.firstName, sentAt: now, endedAt: now };
	await db.insert(invitation).values([
		{ ...invitationFields, accountId, invitedId: otherId, state: "accepted" },
		{ ...invitationFields, accountId: otherId, invitedId: accountId, state: "declined" },
	]);
	await db.insert(personBlock).values({ accountId, blockedId: otherId, since: now });
	const reported = { eventId, accountId, reportedId: otherId, reason: "other" as const };
	await db.insert(personReport).values({ ...reported, words: WHOLE.nick, reportedAt: now });
	await db.insert(personNote).values({ eventId, accountId, aboutId: otherId, text: WHOLE.nick, changedAt: now });
	await db.insert(peopleSearch).values({ accountId, eventId, query: `q=${WHOLE.nick}`, savedAt: now });
	await db.insert(planShared).values({ accountId, eventId, since: now });
	await db.insert(eventBan).values({ eventId, accountId, since: now });
	await db.insert(emailPreference).values({ accountId, topic: "invitations" });
	const times = { startsAt: now, endsAt: new Date(now.getTime() + 1_200_000), proposedAt: now, changedAt: now };
	await db.insert(appointment).values({
		eventId,
		proposerId: accountId,
		inviteeId: otherId,
		timeProposerId: accountId,
		state: "agreed",
		place: null,
		note: WHOLE.nick,
		room: "pokoj",
		...times,
	});
	const noticeFields = { eventId, kind: "person-invited" as const, createdAt: now };
	await db.insert(notice).values([
		{ ...noticeFields, accountId, personId: otherId },
		{ ...noticeFields, accountId: otherId, personId: accountId },
	]);
}

type AtWork = { eventId: number; accountId: string; exhibitorId: number };

/** Writes to another company's stand, and answers a colleague at their own. */
async function writeToStands({ db, server }: Pick<Shop, "db" | "server">, { accountId, ...at }: AtWork): Promise<void> {
	const now = server.clock.now();
	const [colleague] = await db.select().from(account).where(eq(account.email, COLLEAGUE));
	const { id: asked } = await addExhibitor({ db }, { id: at.eventId });
	const [own, forCompany] = await db.transaction(async (tx) => [
		await openWithStand(tx, { eventId: at.eventId, exhibitorId: asked, accountId, now }),
		await openWithStand(tx, { ...at, accountId: colleague!.id, now }),
	]);
	const message = { clientKey: "klucz-0001", sentAt: now, isSuppressed: false };
	const question = { conversationId: own, memberNo: ASKER, authorId: null, text: `Pyta ${WHOLE.lastName}.` };
	await insertMessage(db, { ...message, ...question });
	const answer = { conversationId: forCompany, memberNo: COMPANY, authorId: accountId, text: "Osiem osób." };
	await insertMessage(db, { ...message, ...answer });
}

/** Shares a CV as file and form. An exhibitor that also employs the person downloads it. */
async function leaveCv({ db, server }: Pick<Shop, "db" | "server">, accountId: string, eventId: number): Promise<void> {
	const now = server.clock.now();
	const name = `${WHOLE.firstName}.pdf`;
	const file = await server.deps.privateFiles.save(`cvs/${accountId}.pdf`, Buffer.from(WHOLE.lastName));
	await db.insert(cvFile).values({ accountId, file, name, kind: "pdf", size: 9, uploadedAt: now });
	await db.insert(cvForm).values({ accountId, form: { ...EMPTY_FORM, about: WHOLE.nick }, savedAt: now });
	const { id: exhibitorId } = await addExhibitor({ db }, { id: eventId });
	await db.insert(exhibitorStaff).values({ exhibitorId, accountId, grantedAt: now });
	await writeToStands({ db, server }, { eventId, accountId, exhibitorId });
	const dates = { invitedAt: now, expiresAt: now };
	await db.insert(exhibitorInvitation).values({ exhibitorId, email: WHOLE.email, secretHash: "i", ...dates });
	await db.insert(organiserRole).values({ accountId, eventId, role: "host", grantedAt: now });
	await db.insert(weeklyFigures).values({ accountId, eventId, askedAt: now });
	const view = { list: "orders" as const, name: WHOLE.nick, address: "state=paid", savedAt: now };
	await db.insert(savedView).values({ ...view, accountId, eventId });
	await db.insert(officePresence).values({ eventId, place: "/orders", accountId, isEditing: false, seenAt: now });
	await db.insert(organiserInvitation).values({ eventId, role: "host", email: WHOLE.email, secretHash: "i", ...dates });
	const words = { consentText: "Tak", consentVersion: 1, consentLang: "pl" as const, note: WHOLE.nick };
	await db.insert(lead).values({ exhibitorId, accountId, takenBy: accountId, takenAt: now, ...words });
	const times = { startsAt: new Date("2025-06-06T08:00:00Z"), endsAt: new Date("2025-06-06T08:20:00Z") };
	const [slot] = await db
		.insert(meetingSlot)
		.values({ exhibitorId, ...times })
		.returning();
	const meeting = { slotId: slot!.id, accountId, exhibitorId, note: WHOLE.nick, room: "pokoj", askedAt: now };
	await db.insert(userMeeting).values({ ...meeting, state: "asked", by: "person", changedAt: now });
	const fetched = { accountId, eventId, exhibitorId, exhibitorName: "Norvika", fetchedBy: accountId };
	await db.insert(cvFetch).values({ ...fetched, what: "file", fetchedAt: now });
	await leaveAtStand({ db }, { accountId, exhibitorId }, now);
}

/** Adds the person's data at an exhibitor's stand, where they are staff too. */
async function leaveAtStand(
	{ db }: Pick<Shop, "db">,
	of: { accountId: string; exhibitorId: number },
	now: Date,
): Promise<void> {
	await db.insert(cvShare).values({ ...of, version: 1, lang: "pl", givenAt: now });
	await db.insert(briefcaseEntry).values({ ...of, note: WHOLE.nick, addedAt: now });
	await db.insert(standDuty).values({ ...of, role: "rekruterka" });
	const { exhibitorId } = of;
	const [offer] = await db.insert(jobOffer).values({ exhibitorId, title: "Analityk", workMode: "remote" }).returning();
	await db.insert(jobApplication).values({ offerId: offer!.id, accountId: of.accountId, appliedAt: now });
	const answered = { answer: "Tak.", answeredAt: now, answeredBy: of.accountId };
	await db.insert(standMessage).values({ ...of, text: WHOLE.nick, hasProfile: true, sentAt: now, ...answered });
}
