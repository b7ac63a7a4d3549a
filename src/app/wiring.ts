import type { FeedCommands } from "../features/account/server/account-access.ts";
import type { AddressDeps } from "../features/account/server/confirm-address.ts";
import type { AccountReads } from "../features/account/server/me-route.ts";
import { accountById } from "../features/account/server/store.ts";
import { appointmentEntries } from "../features/appointments/server/calendar.ts";
import type { AttendanceReads } from "../features/certificates/server/certificates.ts";
import { closeConversation, openConversation, reopenConversation } from "../features/chat/server/conversations.ts";
import { scansOf } from "../features/checkin/server/store.ts";
import type { CodeReads } from "../features/codes/server/office-routes.ts";
import type { CvReads } from "../features/cvs/server/open-cvs.ts";
import { isMadeUp } from "../features/demonstration/made-up.ts";
import { answerFormLater } from "../features/demonstration/server/answer-forms.ts";
import { acceptLater } from "../features/demonstration/server/answer-invitations.ts";
import { answerMeetingLater } from "../features/demonstration/server/answer-meetings.ts";
import type { HereReads } from "../features/demonstration/server/store.ts";
import { workplacesOf } from "../features/exhibitors/server/staff-store.ts";
import type { LiveReads } from "../features/live/server/question-routes.ts";
import { refuseUnconnected } from "../features/matchmaking/server/connected.ts";
import { betweenPeople, isBannedAt } from "../features/matchmaking/server/store.ts";
import type { MeetingCommands } from "../features/matchmaking/server/viewer.ts";
import type { BookCommands } from "../features/meetings/server/book.ts";
import { meetingEntries } from "../features/meetings/server/calendar.ts";
import { openTickets } from "../features/open-questions/server/open-questions.ts";
import type { OptionReads } from "../features/options/server/change-options.ts";
import { advanceWaitingOrders } from "../features/orders/server/advance-order.ts";
import {
	countMoney,
	emailRefundSent,
	takeOffEnded,
	takeOffWorth,
	tellOfUnwanted,
} from "../features/orders/server/count-money.ts";
import type { OrderCommands, OrderReads } from "../features/orders/server/order-commands.ts";
import { lockOrder, numbersByLine, orderById } from "../features/orders/server/store.ts";
import { countPlacedBetween, countUnpaidByPackage, hasOptionLine } from "../features/orders/server/unpaid-store.ts";
import {
	confirmChange,
	endChange,
	retakeChange,
	undoChange,
} from "../features/package-changes/server/change-of-order.ts";
import type { ChangeReads } from "../features/package-changes/server/offered-changes.ts";
import type { RightsCommands } from "../features/packages/server/change-rights.ts";
import { passPlacesOn } from "../features/packages/server/offers.ts";
import type { PriceListReads } from "../features/packages/server/office-routes.ts";
import { confirmWaitingOf } from "../features/packages/server/waiting-store.ts";
import type { MoneyCommands } from "../features/payments/server/money-commands.ts";
import { feedsOf, removeFeeds } from "../features/plan/server/feed-store.ts";
import type { PlanReads } from "../features/plan/server/own-plan.ts";
import { printedPlan } from "../features/plan/server/printed-plan.ts";
import { isAnyConnected, onlineAmong } from "../features/presence/server/store.ts";
import { photoUrlOf } from "../features/profiles/server/shapes.ts";
import { photoOf } from "../features/profiles/server/store.ts";
import type { ProfileReads } from "../features/profiles/server/visible-people.ts";
import { watchableAt } from "../features/recordings/server/watchable.ts";
import type { RegistrationCommands, RegistrationReads } from "../features/registration/server/registration-commands.ts";
import { isEventModerator, roomStanding } from "../features/rooms/server/moderator-store.ts";
import { scenePictures } from "../features/scenes/server/scene-files.ts";
import { schoolErrors } from "../features/schools/rules.ts";
import { knownSchool } from "../features/schools/server/store.ts";
import type { SeatQueueDeps, SeatQueueReads } from "../features/seats/server/offer-seats.ts";
import { leaveQueues } from "../features/seats/server/save-seats.ts";
import type { SeatHolders } from "../features/seats/server/seat-holders.ts";
import { type SellerReads, sellerReads } from "../features/seller/server/store.ts";
import { applicationsTo } from "../features/stands/server/application-store.ts";
import type { StandCommands, StandReads } from "../features/stands/server/stand-visitor.ts";
import { registrationServed } from "../features/ticket-holders/server/change-store.ts";
import { deliveryOfOrder, freeOptionsOfOrder } from "../features/ticket-holders/server/chosen-options-store.ts";
import { extendQueues } from "../features/ticket-holders/server/extend-queues.ts";
import {
	codeUsers,
	confirmRegistrations,
	endOfOrder,
	endRegistrations,
	filesOfOrder,
	giveRegistrationsBack,
	participantsOf,
	placesOfOrder,
	refuseAddedToOrder,
	retakeRegistrations,
	returnRefusalOf,
} from "../features/ticket-holders/server/follow-order.ts";
import type { HandOverReads } from "../features/ticket-holders/server/hand-over.ts";
import { seatHolders, ticketsAt } from "../features/ticket-holders/server/holder-store.ts";
import { countPeopleWith } from "../features/ticket-holders/server/package-store.ts";
import { releasePending } from "../features/ticket-holders/server/release-pending.ts";
import { lockRegistrationsOf, registrationsOf } from "../features/ticket-holders/server/store.ts";
import { forgetOrigin } from "../features/ticket-holders/server/unconfirmed-store.ts";
import type { TicketReads } from "../features/tickets/server/ticket-pdf.ts";
import { ticketsOfOrder } from "../features/tickets/server/tickets.ts";
import type { TrackDeps } from "../features/tracking/server/record-conversion.ts";
import { trackRegistered } from "../features/tracking/server/track-registered.ts";
import type { Tx } from "../kit/db/database.ts";
import type { Files } from "../kit/files/files.ts";
import { localized, type Text } from "../kit/i18n/lang.ts";
import { invariant } from "../kit/invariant/invariant.ts";
import { toComeFirst } from "../kit/time/to-come-first.ts";
import type { Clock } from "../kit/time/zone.ts";
import { attendanceReads } from "./attendance.ts";
import type { Config } from "./boot/config.ts";
import { emailSettingsOf } from "./boot/email-settings.ts";
import { type NoticeCommands, type NoticeWiring, noticeCommandsOf } from "./notice-commands.ts";

/** The upper layers' handlers of events in lower layers. */
export type Wiring = SellerReads &
	NoticeWiring & {
		orderCommands: OrderCommands;
		orderReads: OrderReads;
		moneyCommands: MoneyCommands;
		registrationCommands: RegistrationCommands;
		registrationReads: RegistrationReads;
		accountReads: AccountReads;
		feedCommands: FeedCommands;
		seatHolders: SeatHolders;
		changeReads: ChangeReads;
		handOverReads: HandOverReads;
		planReads: PlanReads;
		ticketReads: TicketReads;
		attendanceReads: AttendanceReads;
		meetingCommands: MeetingCommands;
		bookCommands: BookCommands;
		standCommands: StandCommands;
		standReads: StandReads;
		hereReads: HereReads;
		cvReads: CvReads;
		seatQueueReads: SeatQueueReads;
		profileReads: ProfileReads;
		liveReads: LiveReads;
		priceListReads: PriceListReads;
		priceListCommands: RightsCommands;
		optionReads: OptionReads;
		codeReads: CodeReads;
		addressConfirmed: AddressDeps["addressConfirmed"];
	};

/** Each list runs in order, within one transaction. */
// long: a list of commands, read as one
export function wiringOf(
	deps: TrackDeps & { clock: Clock; ids: { secret(): string }; config: Config; files: Files },
): Wiring {
	const notices = noticeCommandsOf(deps);
	const people = { ...deps, ...emailSettingsOf(deps.config), ...sellerReads(deps.config), ...notices.alone };
	const orderCommands: OrderCommands = {
		confirmed: [confirmRegistrations, (tx, order) => confirmChange(tx, people, order)],
		ended: [(tx, order) => endRegistrations(tx, people, order), (tx, order) => endChange(tx, people, order)],
		retaken: [(tx, order) => retakeRegistrations(tx, people, order), retakeChange],
		ticketWanted: [refuseAddedToOrder],
		givenBack: [(tx, part) => undoChange(tx, people, part), (tx, part) => giveRegistrationsBack(tx, people, part)],
		placesFreed: [(tx, { packageId, count }) => passPlacesOn(tx, people, packageId, count)],
	};
	const orderReads: OrderReads = {
		participants: participantsOf,
		files: filesOfOrder,
		tickets: (db, order) => ticketsOfOrder({ db, clock: deps.clock }, order),
		freeOptions: freeOptionsOfOrder,
		delivery: deliveryOfOrder,
		returnRefusal: returnRefusalOf,
		isAddition: async (db, { orderId }) => (await registrationServed(db, orderId)) !== undefined,
		registrations: placesOfOrder,
		endsAt: endOfOrder,
		codeUsers,
	};
	const selling = { ...people, orderCommands, orderReads };
	const moneyCommands: MoneyCommands = {
		lockOrder: (tx, { orderId }) => lockOrder(tx, orderId),
		countMoney: (tx, money) => countMoney(tx, selling, money),
		tellOfUnwanted: (tx, money) => tellOfUnwanted(tx, selling, money),
		takeOffEnded,
		tellOfRefund: (tx, money) => emailRefundSent(tx, selling, money),
		lowerValue: takeOffWorth,
		findOrder: async (db, { orderId }) => invariant(await orderById(db, orderId), "the order"),
	};
	return {
		...sellerReads(deps.config),
		orderCommands,
		orderReads,
		moneyCommands,
		registrationCommands: { registered: [(tx, happened) => trackRegistered(tx, people, happened)] },
		accountReads: {
			registrations: async (db, { accountId }) => toComeFirst(await registrationsOf(db, accountId), deps.clock.now()),
			photoUrl: async (db, { accountId }) => photoUrlOf(accountId, await photoOf(db, accountId)),
			isExhibitorStaff: async (db, { accountId }) => (await workplacesOf(db, accountId)).length > 0,
		},
		feedCommands,
		seatHolders,
		planReads: planReadsOf(people),
		ticketReads: ticketReadsOf(deps.files),
		attendanceReads,
		meetingCommands: meetingCommandsOf(people, notices.meeting),
		standCommands: { onWritten: (tx, written) => answerFormLater(tx, deps, written), ...notices.stand },
		bookCommands: { onAsked: (tx, asked) => answerMeetingLater(tx, deps, asked), ...notices.book },
		priceListCommands: { onExtendedSeats: extendQueues },
		...notices.alone,
		...readsOfUpperSlices,
		addressConfirmed: (tx, accountId) => giveToConfirmed(tx, selling, accountId),
	};
}

/** Releases orders, waiting list offers and tickets. Returns a sentence if a place is gone. */
async function giveToConfirmed(
	tx: Tx,
	selling: Parameters<typeof advanceWaitingOrders>[1] & Parameters<typeof releasePending>[1],
	accountId: string,
): Promise<Text | undefined> {
	await advanceWaitingOrders(tx, selling, { accountId });
	const { email } = invariant(await accountById(tx, accountId), "the account");
	await confirmWaitingOf(tx, email, selling.clock.now());
	const notice = await releasePending(tx, selling, { accountId });
	await forgetOrigin(tx, accountId);
	return notice;
}

/** Answers lower layers' queries about people and orders. */
const readsOfUpperSlices: Pick<
	Wiring,
	| ("registrationReads" | "standReads" | "hereReads" | "cvReads" | "profileReads" | "liveReads" | "seatQueueReads")
	| ("priceListReads" | "changeReads" | "optionReads" | "codeReads" | "handOverReads")
> = {
	priceListReads: {
		unpaidOrders: countUnpaidByPackage,
		placedOrders: countPlacedBetween,
		ticketHolders: countPeopleWith,
	},
	changeReads: { watchable: watchableAt },
	optionReads: { isOrdered: hasOptionLine },
	codeReads: { orderNumbers: numbersByLine },
	handOverReads: { isCheckedIn: async (db, id) => (await scansOf(db, [id])).length > 0 },
	registrationReads: { schoolErrors: async (db, chosen) => schoolErrors(chosen, await knownSchool(db, chosen)) },
	standReads: { online: onlineAmong },
	hereReads: { isAnyHere: isAnyConnected },
	cvReads: { applications: applicationsTo },
	profileReads: { between: betweenPeople },
	seatQueueReads: { isBanned: isBannedAt },
	liveReads: { isBanned: async (db, of) => (await roomStanding(db, of)).isBanned },
};

/** The holder's plan and the event's scene, for printed tickets, and questions without an answer. */
function ticketReadsOf(files: Files): TicketReads {
	return {
		plan: printedPlan,
		engraving: async (db, eventId) => (await scenePictures({ db, files }, eventId))?.engraving ?? null,
		async openQuestions(db, of) {
			const tickets = await openTickets(db, of);
			return new Map(tickets.map(({ registrationId, questions }) => [registrationId, questions.length]));
		},
	};
}

const feedCommands: FeedCommands = {
	async list(db, { accountId, lang }) {
		const feeds = await feedsOf(db, accountId);
		return feeds.map(({ eventId, name, nameEn, madeAt, addedFrom }) => ({
			id: String(eventId),
			name: localized(lang, name, nameEn),
			madeAt,
			addedFrom,
		}));
	},
	end: (tx, { accountId, keptIds }) => removeFeeds(tx, accountId, keptIds),
};

/** The plan's meetings with exhibitors and participants. */
function planReadsOf(people: Parameters<typeof meetingEntries>[1]): PlanReads {
	return {
		tickets: ticketsAt,
		entries: async (db, of) => [
			...(await meetingEntries(db, people, of)),
			...(await appointmentEntries(db, people, of)),
		],
		refuseUnconnected,
	};
}

/** Connecting starts a conversation; blocking and bans end its messages. */
function meetingCommandsOf(
	deps: Parameters<typeof wiringOf>[0] & SeatQueueDeps,
	notices: NoticeCommands["meeting"],
): MeetingCommands {
	const { clock, config } = deps;
	return {
		async onInvited(tx, invited) {
			await notices.onInvited(tx, invited);
			await acceptLater(tx, deps, invited);
		},
		onAnswered: notices.onAnswered,
		onAccepted: notices.onAccepted,
		async onConnected(tx, { eventId, accountIds }) {
			await openConversation(tx, { eventId, accountIds, now: clock.now() });
		},
		async onSeparated(tx, { eventId, accountIds, silencedId }) {
			const closedBy = invariant(
				accountIds.find((id) => id !== silencedId),
				"who is left",
			);
			await closeConversation(tx, { eventId, accountIds, closedBy, now: clock.now() });
		},
		async onRejoined(tx, { eventId, accountIds, unblockedId }) {
			const openedBy = invariant(
				accountIds.find((id) => id !== unblockedId),
				"who hears again",
			);
			await reopenConversation(tx, { eventId, accountIds, openedBy });
		},
		async onBanned(tx, banned) {
			await lockRegistrationsOf(tx, banned.accountId); // joining a queue locks a registration
			await leaveQueues(tx, deps, banned);
		},
		isModerator: isEventModerator,
		isDemonstration: (accountId) => config.demo && isMadeUp(accountId),
	};
}
