import { addressChangesOf, sessionsForExport } from "../features/account/server/address-store.ts";
import { browsersOf } from "../features/account/server/browser-store.ts";
import { listOffTopics } from "../features/account/server/email-preference-store.ts";
import { passkeysOf, secondFactorOf } from "../features/account/server/factor-store.ts";
import { personalAccount } from "../features/account/server/store.ts";
import { certificatesOf } from "../features/certificates/server/store.ts";
import { checkInsOf } from "../features/checkin/server/store.ts";
import { consentAnswers } from "../features/consent/server/consent-answer-store.ts";
import { fileBytes, fileNamesOf } from "../features/documents/server/document-file.ts";
import { documentsOf } from "../features/documents/server/store.ts";
import { enquiriesFrom } from "../features/enquiries/server/store.ts";
import { watchedLive } from "../features/live/server/presence-store.ts";
import { questionsAskedBy } from "../features/live/server/question-store.ts";
import { signUpsOf } from "../features/newsletter/server/store.ts";
import { noticesForExport } from "../features/notices/server/store.ts";
import { optionsOfAccount } from "../features/options/server/store.ts";
import { documentSubject } from "../features/orders/server/document-subject.ts";
import { linesOf, ordersOfAccount } from "../features/orders/server/store.ts";
import { codesOfOrder } from "../features/orders/server/team-code-store.ts";
import { waitingOf } from "../features/packages/server/waiting-store.ts";
import { paymentsOf, refundsOfPayment } from "../features/payments/server/store.ts";
import { plansSharedBy } from "../features/plan/server/common-store.ts";
import { starredBy } from "../features/plan/server/store.ts";
import type { PersonalPart } from "../features/privacy/server/data-export.ts";
import { recommendationsOf } from "../features/recommendations/server/store.ts";
import { listRecordingNotes } from "../features/recordings/server/note-store.ts";
import { watchedBy } from "../features/recordings/server/store.ts";
import { inRoomsOf } from "../features/rooms/server/person-store.ts";
import { queueOfRegistration } from "../features/seats/server/queue-store.ts";
import { lecturesByIds, seatsHeld } from "../features/seats/server/store.ts";
import { type TicketRecord, ticketRecordsOf } from "../features/tickets/server/store.ts";
import { type TicketPdfDeps, ticketPdf } from "../features/tickets/server/ticket-pdf.ts";
import { auditEntriesBy } from "../kit/audit/store.ts";
import type { Database } from "../kit/db/database.ts";
import type { PrivateFiles } from "../kit/files/private-files.ts";
import { emailsTo } from "../kit/mail/store.ts";
import { answersTo } from "./person-reads.ts";
import { partsForOthers } from "./personal-for-others.ts";

type TakeDeps = TicketPdfDeps & { privateFiles: PrivateFiles };

/**
 * A new slice adds a line (docs/decisions/0073), and another in `erasure.ts` if its rows do not cascade from the
 * account.
 */
export function personalParts(deps: TakeDeps): PersonalPart[] {
	return [...partsOfAccount(deps.db), ...partsOfEvents(deps), ...partsForOthers(deps), ...partsOfAddress(deps.db)];
}

/** An event, by which tickets and orders are chosen. */
export type ExportedEvent = { id: number; code: string };

// long: a list of parts, read as one
function partsOfAccount(db: Database): PersonalPart[] {
	return [
		{
			name: "account",
			title: { pl: "Konto: dane osoby, adresy, urządzenia", en: "Account: about you, addresses, devices" },
			of: async ({ id }) => ({
				data: {
					person: await personalAccount(db, id),
					addressChanges: await addressChangesOf(db, id),
					sessions: await sessionsForExport(db, id),
					browsers: (await browsersOf(db, id)).map(({ id: _, ...browser }) => browser),
					secondFactor: (await secondFactorOf(db, id)) ?? null,
					emailsSwitchedOff: await listOffTopics(db, id),
					passkeys: (await passkeysOf(db, id)).map(({ id: _, ...passkey }) => passkey),
				},
			}),
		},
		{
			name: "consents",
			title: {
				pl: "Zgody: na co, kiedy, gdzie i w jakiej wersji",
				en: "Consents: to what, when, where, which version",
			},
			of: async ({ id }) => ({ data: await consentAnswers(db, id) }),
		},
		{
			name: "history",
			title: {
				pl: "Dziennik: co i kiedy zrobiono z Twojego konta",
				en: "The log: what was done from your account, and when",
			},
			of: async ({ id }) => ({ data: await auditEntriesBy(db, id) }),
		},
		{
			name: "notices",
			title: {
				pl: "Powiadomienia: co się dla Ciebie wydarzyło i co masz przeczytane",
				en: "Notices: what happened for you, and what you have read",
			},
			of: async ({ id }) => ({ data: await noticesForExport(db, id) }),
			count: async ({ id }) => (await noticesForExport(db, id)).length,
		},
	];
}

export function partsOfEvents(deps: TakeDeps, event?: ExportedEvent): PersonalPart[] {
	const { db } = deps;
	return [
		{
			name: "tickets",
			title: { pl: "Rejestracje: bilety, miejsca, dodatki", en: "Registrations: tickets, seats, extras" },
			of: ({ id }) => ticketsPart(deps, id, event),
			count: async ({ id }) => (await ticketsAt(db, id, event)).length,
		},
		...partsOfTakingPart(db),
		{
			name: "orders",
			title: {
				pl: "Zamówienia: płatności, zwroty, dokumenty, kody zespołu",
				en: "Orders: payments, refunds, documents, a team’s codes",
			},
			of: ({ id }) => ordersPart(deps, id, event),
			count: async ({ id }) => (await ordersAt(db, id, event)).length,
		},
	];
}

// long: a list of parts, read as one
function partsOfTakingPart(db: Database): PersonalPart[] {
	return [
		{
			name: "plan",
			title: {
				pl: "Plan: wykłady z gwiazdką i to, czy kontakty widzą, które wykłady macie wspólne",
				en: "Plan: starred lectures, and whether your contacts see which lectures you have in common",
			},
			of: async ({ id }) => ({
				data: { starred: await starredBy(db, id), shownToContacts: await plansSharedBy(db, id) },
			}),
			count: async ({ id }) => (await starredBy(db, id)).length,
		},
		{
			name: "recordings",
			title: {
				pl: "Nagrania: gdzie skończyło się oglądanie, co obejrzano i Twoje notatki",
				en: "Recordings: where watching stopped, what was watched, and your notes",
			},
			of: async ({ id }) => ({ data: { watched: await watchedBy(db, id), notes: await listRecordingNotes(db, id) } }),
		},
		{
			name: "live",
			title: { pl: "Na żywo: obecność, pytania i głosy", en: "Live: presence, questions and votes" },
			of: ({ id }) => livePart(db, id),
			count: async ({ id }) => Object.values((await livePart(db, id)).data).flat().length,
		},
		roomsPart(db),
		{
			name: "certificates",
			title: { pl: "Obecność: skany biletów i certyfikaty", en: "Attendance: scans of tickets, and certificates" },
			of: async ({ id }) => ({
				data: { checkIns: await checkInsOf(db, id), certificates: await certificatesOf(db, id) },
			}),
		},
		{
			name: "recommendations",
			title: { pl: "Zaproszenia znajomych: kiedy i na co", en: "Invitations to friends: when and to what" },
			of: async ({ id }) => ({ data: await recommendationsOf(db, id) }),
		},
	];
}

function roomsPart(db: Database): PersonalPart {
	return {
		name: "rooms",
		title: {
			pl: "Rozmowy przy wykładach: wiadomości, odpowiedzi w ankietach, moderowanie",
			en: "Chats at lectures: messages, answers in polls, moderation",
		},
		of: async ({ id }) => ({ data: await inRoomsOf(db, id) }),
		count: async ({ id }) => Object.values(await inRoomsOf(db, id)).flat().length,
	};
}

async function livePart(db: Database, accountId: string) {
	return { data: { watched: await watchedLive(db, accountId), ...(await questionsAskedBy(db, accountId)) } };
}

function partsOfAddress(db: Database): PersonalPart[] {
	return [
		{
			name: "newsletters",
			title: { pl: "Newslettery i przypomnienia na Twój adres", en: "Newsletters and reminders to your address" },
			of: async ({ email }) => ({ data: await signUpsOf(db, email) }),
			async count({ email }) {
				const { newsletters, reminders } = await signUpsOf(db, email);
				return newsletters.length + reminders.length;
			},
		},
		{
			name: "waiting-lists",
			title: { pl: "Listy oczekujących", en: "Waiting lists" },
			of: async ({ email }) => ({ data: await waitingOf(db, email) }),
		},
		{
			name: "enquiries",
			title: { pl: "Zgłoszenia do organizatora", en: "Enquiries to the organiser" },
			of: async ({ email }) => ({ data: await enquiriesFrom(db, email) }),
		},
		{
			name: "emails",
			title: { pl: "E-maile, które wysłaliśmy w ostatnich 30 dniach", en: "E-mails that we sent in the last 30 days" },
			of: async ({ email }) => ({ data: await emailsTo(db, email) }),
		},
	];
}

async function ticketsAt(db: Database, accountId: string, at: ExportedEvent | undefined): Promise<TicketRecord[]> {
	return (await ticketRecordsOf(db, accountId)).filter(({ event }) => !at || event.id === at.id);
}

async function ordersAt(db: Database, accountId: string, at: ExportedEvent | undefined) {
	return (await ordersOfAccount(db, accountId)).filter(({ eventId }) => !at || eventId === at.id);
}

/** Includes only tickets of valid registrations. */
async function ticketsPart(
	deps: TicketPdfDeps,
	accountId: string,
	event: ExportedEvent | undefined,
): ReturnType<PersonalPart["of"]> {
	const records = await ticketsAt(deps.db, accountId, event);
	const data = [];
	const files = [];
	for (const record of records) {
		data.push(await registrationData(deps, record));
		if (record.registration.status !== "confirmed") continue;
		const name = `${record.event.code}-${record.registration.id}.pdf`;
		files.push({ name, bytes: await ticketPdf(deps, record, record.person.lang) });
	}
	return { data, files };
}

async function registrationData({ db }: TicketPdfDeps, { registration, event, ...record }: TicketRecord) {
	const { id, accountId, status, isOnline, profile, createdAt, handedToId } = registration;
	const seats = await seatsHeld(db, id);
	const lectures = await lecturesByIds(
		db,
		seats.map((seat) => seat.lectureId),
	);
	return {
		id,
		eventCode: event.code,
		packageCode: record.package.code,
		status,
		isHandedOver: handedToId !== null,
		isOnline,
		profile,
		answers: await answersTo(db, {
			packageId: record.package.id,
			additionalInputs: profile.additionalInputs,
			lang: record.person.lang,
		}),
		createdAt,
		calendarCode: record.calendar?.code ?? null,
		options: await optionsOfAccount(db, accountId, event.id),
		seats: lectures.map(({ subject, startsAt }) => ({ subject, startsAt })),
		seatQueues: await seatQueuesOf(db, id),
	};
}

async function seatQueuesOf(db: Database, registrationId: number) {
	const places = await queueOfRegistration(db, registrationId);
	const lectures = await lecturesByIds(
		db,
		places.map((one) => one.lectureId),
	);
	return places.map(({ lectureId, state, createdAt, offeredUntil }) => ({
		subject: lectures.find((one) => one.id === lectureId)?.subject,
		state,
		joinedAt: createdAt,
		offeredUntil,
	}));
}

/** Omits the secrets of their pages. */
async function ordersPart(
	deps: TicketPdfDeps,
	accountId: string,
	event: ExportedEvent | undefined,
): ReturnType<PersonalPart["of"]> {
	const { db } = deps;
	const data = [];
	const files = [];
	for (const { secretHash: _, ...order } of await ordersAt(db, accountId, event)) {
		const documents = await documentsOf(db, documentSubject(order.id));
		const payments = [];
		for (const payment of await paymentsOf(db, order.id)) {
			payments.push({ ...payment, refunds: await refundsOfPayment(db, payment.id) });
		}
		data.push({
			...order,
			lines: await linesOf(db, order.id),
			payments,
			documents,
			codes: await codesOfOrder(db, order.id),
		});
		for (const document of documents) {
			for (const name of fileNamesOf(document)) files.push({ name, bytes: await fileBytes(deps, document, name) });
		}
	}
	return { data, files };
}
