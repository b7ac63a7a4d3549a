import { addressObstacle } from "../features/account/server/address-obstacle.ts";
import { eraseEmails } from "../features/account/server/erase-emails.ts";
import { type AccountRecord, deleteAccount } from "../features/account/server/store.ts";
import { type EndDeps, endForErasedAccount as endAppointments } from "../features/appointments/server/arrange.ts";
import { eraseFromConversations } from "../features/chat/server/member-store.ts";
import { forgetAddressee } from "../features/codes/server/store.ts";
import { cvFileOf } from "../features/cvs/server/store.ts";
import { forgetEnquiriesFrom } from "../features/enquiries/server/store.ts";
import { forgetInvitationsTo } from "../features/exhibitors/server/invitation-store.ts";
import { exhibitorsOfStaff } from "../features/exhibitors/server/staff-store.ts";
import { endForErasedAccount as endMeetings } from "../features/meetings/server/end-for-erased-account.ts";
import { eraseSignUps, eraseSubscriber } from "../features/newsletter/server/erase-subscriber.ts";
import { eraseNotices } from "../features/notices/server/store.ts";
import { keyScope } from "../features/orders/server/begin-payment.ts";
import type { SettleDeps } from "../features/orders/server/confirm-order.ts";
import {
	eraseOrders,
	lockOrders,
	orderObstacles,
	retainedDocumentsOf,
} from "../features/orders/server/erase-orders.ts";
import { ordersOfAccount } from "../features/orders/server/store.ts";
import { forgetInvitationsTo as forgetOrganiser } from "../features/organisers/server/invitation-store.ts";
import { foundationOwners, lockFoundationOwners, rolesAt } from "../features/organisers/server/role-store.ts";
import { refusals as organiserRefusals } from "../features/organisers/texts.ts";
import { passPlacesOn, type WaitingDeps } from "../features/packages/server/offers.ts";
import { forgetWaiting } from "../features/packages/server/waiting-store.ts";
import { type CardDeps, closeQuietly } from "../features/payments/server/close-earlier.ts";
import { officeErasureRefusals } from "../features/privacy/erasure-texts.ts";
import type { Erasure, EventErasure, PersonAtEvent } from "../features/privacy/server/erase-account.ts";
import { photoOf, storeShown } from "../features/profiles/server/store.ts";
import { eraseFromRooms } from "../features/rooms/server/person-store.ts";
import { forgetViewsAbout } from "../features/saved-views/server/store.ts";
import type { SeatQueueDeps } from "../features/seats/server/offer-seats.ts";
import { eraseRegistrations, lockRegistrations } from "../features/ticket-holders/server/erase-registrations.ts";
import { lockRegistrationsOf } from "../features/ticket-holders/server/store.ts";
import { forgetConversions } from "../features/tracking/server/store.ts";
import { takeOutOfAudit } from "../kit/audit/store.ts";
import type { Database, Tx } from "../kit/db/database.ts";
import type { PrivateFiles } from "../kit/files/private-files.ts";
import { forgetRequestsAbout } from "../kit/http/store.ts";
import type { Text } from "../kit/i18n/lang.ts";
import { EVENT_ROWS } from "./event-rows.ts";

type ErasureDeps = SettleDeps & CardDeps & WaitingDeps & SeatQueueDeps & EndDeps & { privateFiles: PrivateFiles };

/** Without an owner, nobody could invite organisers from the office. */
async function ownerObstacle(db: Database, accountId: string): Promise<Text | undefined> {
	const owners = await foundationOwners(db);
	return owners.includes(accountId) && owners.length === 1 ? organiserRefusals.lastOwnerLeaves : undefined;
}

/** Work at an event ends before the data of the person at it. */
async function workObstacles(db: Database, { person: { id }, event }: PersonAtEvent): Promise<Text[]> {
	const roles = await rolesAt(db, { accountId: id, eventId: event.id });
	const isStaff = (await exhibitorsOfStaff(db, id)).some((one) => one.eventCode === event.code);
	return [
		...(roles.some(({ isOfFoundation }) => !isOfFoundation) ? [officeErasureRefusals.organiser] : []),
		...(isStaff ? [officeErasureRefusals.staff] : []),
	];
}

/** A new table adds a line to `event-rows.ts` (docs/decisions/0164). */
function eventErasureOf(deps: ErasureDeps): EventErasure {
	return {
		rows: EVENT_ROWS,
		obstacles: async (db, { person, event }) => [
			...(await workObstacles(db, { person, event })),
			...(await orderObstacles(db, deps, { accountId: person.id, event })).map(({ text }) => text),
		],
		kept: (db, { person, event }) => retainedDocumentsOf(db, { accountId: person.id, event }),
		async besides(tx, { person, event }) {
			const now = deps.clock.now();
			await takeOutOfAudit(tx, person.id, event);
			await eraseSignUps(tx, { email: person.email, event }, now);
			await storeShown(tx, { accountId: person.id, eventId: event.id, isVisible: false, now });
		},
	};
}

/**
 * A new slice adds a line (docs/decisions/0073) unless its rows cascade from the account. Lock orders first, then
 * registrations, then the account.
 */
// long: a list of parts, read as one
export function erasureOf(deps: ErasureDeps): Erasure {
	const { clock } = deps;
	return {
		async hold(tx, accountId) {
			if ((await foundationOwners(tx)).includes(accountId)) await lockFoundationOwners(tx);
			await lockOrders(tx, accountId);
			await lockRegistrations(tx, accountId);
		},
		async obstacles(db, accountId) {
			const texts = [await addressObstacle(db, accountId, clock.now()), await ownerObstacle(db, accountId)];
			return [
				...texts.flatMap((text) => (text ? [{ text, orderNumber: null }] : [])),
				...(await orderObstacles(db, deps, { accountId })),
			];
		},
		kept: (db, accountId) => retainedDocumentsOf(db, { accountId }),
		atEvent: eventErasureOf(deps),
		parts: [
			{ name: "what networks are told", erase: async (tx, { id }) => forgetConversions(tx, await trackedKeys(tx, id)) },
			{ name: "cached responses", erase: (tx, person) => eraseRequests(tx, person) },
			{ name: "places, orders and registrations", erase: (tx, person) => givePlacesUp(tx, deps, person) },
			{ name: "the log", erase: (tx, { id }) => takeOutOfAudit(tx, id) },
			{
				name: "newsletters and reminders",
				isOfAccount: true,
				erase: (tx, { email }) => eraseSubscriber(tx, email, clock.now()),
			},
			{ name: "enquiries", erase: (tx, { email }) => forgetEnquiriesFrom(tx, email) },
			{ name: "codes that others sent", erase: (tx, { email }) => forgetAddressee(tx, email) },
			{ name: "invitations to exhibitors", erase: (tx, { email }) => forgetInvitationsTo(tx, email) },
			{ name: "invitations of organisers", erase: (tx, { email }) => forgetOrganiser(tx, email) },
			{ name: "views of organisers about them", erase: (tx, { id }) => forgetViewsAbout(tx, id) },
			// The others get their e-mails before the rows cascade from the account.
			{ name: "meetings", erase: (tx, { id }) => endAllMeetings(tx, deps, id) },
			{ name: "notices", erase: (tx, { id }) => eraseNotices(tx, id) },
			{ name: "conversations", erase: (tx, { id }) => eraseFromConversations(tx, id) },
			{ name: "rooms", erase: (tx, { id }) => eraseFromRooms(tx, id) },
			{ name: "photo and CV", erase: (tx, { id }) => eraseFiles(tx, deps, id) },
			// Runs after parts that send e-mails, and before deleting the account row with its addresses.
			{ name: "e-mails", erase: (tx, person) => eraseEmails(tx, person) },
			{ name: "the account", erase: (tx, { id }) => deleteAccount(tx, id) },
		],
	};
}

/** Leaves waiting lists first: the person must not be offered their own place. */
async function givePlacesUp(tx: Tx, deps: ErasureDeps, { id, email }: AccountRecord): Promise<() => Promise<void>> {
	const offered = await forgetWaiting(tx, email);
	const ended = await eraseOrders(tx, deps, id);
	await eraseRegistrations(tx, deps, id);
	for (const packageId of offered) await passPlacesOn(tx, deps, packageId);
	return async () => {
		for (const orderId of ended) await closeQuietly(deps, { orderId });
	};
}

async function endAllMeetings(tx: Tx, deps: ErasureDeps, accountId: string): Promise<() => Promise<void>> {
	const works = [await endAppointments(tx, deps, accountId), await endMeetings(tx, deps, accountId)];
	return async () => {
		for (const work of works) work();
	};
}

/** The account's deletion also deletes the rows of photo and CV. */
async function eraseFiles(tx: Tx, { privateFiles }: ErasureDeps, accountId: string): Promise<() => Promise<void>> {
	const photo = await photoOf(tx, accountId);
	const cv = await cvFileOf(tx, accountId);
	return async () => {
		for (const name of [photo?.large, photo?.small, cv?.file]) if (name) await privateFiles.remove(name);
	};
}

/** The keys by which networks know registrations and orders. */
async function trackedKeys(tx: Tx, accountId: string): Promise<string[]> {
	const orders = await ordersOfAccount(tx, accountId);
	const registrations = await lockRegistrationsOf(tx, accountId);
	return [
		`account-${accountId}`,
		...orders.map((one) => `order-${one.id}`),
		...registrations.map((one) => `registration-${one.id}`),
	];
}

async function eraseRequests(tx: Tx, { id, email }: AccountRecord): Promise<void> {
	const orders = await ordersOfAccount(tx, id);
	const texts = [id, email, ...orders.map((one) => one.number)];
	await forgetRequestsAbout(tx, texts, [id, ...orders.map(keyScope)]);
}
