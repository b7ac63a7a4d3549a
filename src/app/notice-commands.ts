import { accountByEmail } from "../features/account/server/store.ts";
import type { AppointmentCommands } from "../features/appointments/server/emails.ts";
import type { ChatCommands } from "../features/chat/server/send-message.ts";
import type { MeetingCommands } from "../features/matchmaking/server/viewer.ts";
import { ANSWER_KINDS } from "../features/meetings/answers.ts";
import type { BookCommands } from "../features/meetings/server/book.ts";
import {
	type NoticeDeps,
	type PublishedNotice,
	publishNotice,
	settleNotices,
} from "../features/notices/server/publish.ts";
import { countMessage, markMessagesRead } from "../features/notices/server/store.ts";
import type { WaitingCommands } from "../features/packages/server/offers.ts";
import type { PlanCommands } from "../features/plan/server/tell-changes.ts";
import type { SeatQueueCommands } from "../features/seats/server/offer-seats.ts";
import type { StandCommands } from "../features/stands/server/stand-visitor.ts";
import type { Tx } from "../kit/db/database.ts";

export type NoticeWiring = {
	appointmentCommands: AppointmentCommands;
	chatCommands: ChatCommands;
	planCommands: PlanCommands;
	waitingCommands: WaitingCommands;
	seatQueueCommands: SeatQueueCommands;
};

/**
 * The commands that write notices, by the slice that calls them. Other effects join them in `book`, `meeting` and
 * `stand`.
 */
export type NoticeCommands = {
	alone: NoticeWiring;
	book: Pick<BookCommands, "onAnswered" | "onSettled">;
	meeting: Pick<MeetingCommands, "onInvited" | "onAnswered" | "onAccepted">;
	stand: Pick<StandCommands, "onAnswered">;
};

function appointmentCommandsOf(deps: NoticeDeps): AppointmentCommands {
	return {
		onChanged: (tx, { eventId, accountId, byId, outcome, startsAt, place, move }) =>
			publishNotice(tx, deps, {
				kind: `appointment-${outcome}`,
				eventId,
				accountId,
				personId: byId,
				startsAt,
				place,
				...(move && { otherStartsAt: move.startsAt, otherPlace: move.place }),
			}),
		onSettled: (tx, settled) => settleNotices(tx, deps, { kind: "appointment", ...settled }),
	};
}

function bookCommandsOf(deps: NoticeDeps): NoticeCommands["book"] {
	return {
		onAnswered: (tx, { eventId, accountId, exhibitorId, answer, startsAt, tableName, other }) =>
			publishNotice(tx, deps, {
				kind: ANSWER_KINDS[answer],
				eventId,
				accountId,
				exhibitorId,
				startsAt,
				place: tableName,
				otherStartsAt: other,
			}),
		onSettled: (tx, settled) => settleNotices(tx, deps, { kind: "meeting", ...settled }),
	};
}

/** Writes notices of lower layers' events in the event's transaction. */
// long: a list of commands, read as one
export function noticeCommandsOf(deps: NoticeDeps): NoticeCommands {
	const publish = (tx: Tx, one: PublishedNotice) => publishNotice(tx, deps, one);
	const settle = (tx: Tx, one: Parameters<typeof settleNotices>[2]) => settleNotices(tx, deps, one);
	return {
		alone: {
			appointmentCommands: appointmentCommandsOf(deps),
			chatCommands: {
				onSent: countMessage,
				onSeen: async (tx, seen) => void (await markMessagesRead(tx, { ...seen, now: deps.clock.now() })),
			},
			planCommands: {
				onMoved: (tx, { accountId, eventId, lectureId, startsAt, place, known }) =>
					publish(tx, {
						kind: "lecture-moved",
						eventId,
						accountId,
						lectureId,
						startsAt,
						place,
						otherStartsAt: known.startsAt,
						otherPlace: known.place,
					}),
			},
			seatQueueCommands: {
				onOffered: (tx, offered) => publish(tx, { kind: "seat-offered", ...offered }),
				onSettled: (tx, settled) => settle(tx, { kind: "seat", ...settled }),
			},
			waitingCommands: {
				onOffered: (tx, offered) => publishOffer(tx, deps, offered),
				onEnded: (tx, ended) => settleOffer(tx, deps, ended),
				onTaken: (tx, taken) => settle(tx, { kind: "place", ...taken }),
			},
		},
		book: bookCommandsOf(deps),
		meeting: {
			onInvited: (tx, { eventId, byId, invitedId }) =>
				publish(tx, { kind: "person-invited", eventId, accountId: invitedId, personId: byId }),
			onAnswered: (tx, { eventId, accountId, inviterId: personId }) =>
				settle(tx, { kind: "invitation", eventId, accountId, personId }),
			onAccepted: (tx, { eventId, byId, inviterId }) =>
				publish(tx, { kind: "person-accepted", eventId, accountId: inviterId, personId: byId }),
		},
		stand: {
			onAnswered: (tx, { eventId, exhibitorId, accountId }) =>
				publish(tx, { kind: "stand-answer", eventId, accountId, exhibitorId }),
		},
	};
}

type EndedOffer = Parameters<WaitingCommands["onEnded"]>[1];

async function settleOffer(tx: Tx, deps: NoticeDeps, { email, eventId, packageId }: EndedOffer): Promise<void> {
	const person = await accountByEmail(tx, email);
	if (person) await settleNotices(tx, deps, { kind: "place-offer", accountId: person.id, eventId, packageId });
}

type PlaceOffer = Parameters<WaitingCommands["onOffered"]>[1];

/** Waiting lists store e-mail addresses, so only a confirmed account with one gets a notice. */
async function publishOffer(tx: Tx, deps: NoticeDeps, { email, secret, ...offered }: PlaceOffer): Promise<void> {
	const person = await accountByEmail(tx, email);
	if (!person?.emailVerified) return;
	await publishNotice(tx, deps, { kind: "waiting-offered", accountId: person.id, ...offered, offerSecret: secret });
}
