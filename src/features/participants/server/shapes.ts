import type { Organiser } from "../../organisers/server/serve-office.ts";
import { ticketNumber } from "../../tickets/rules.ts";
import type { Participant } from "../contract.ts";
import type { PersonRegistration } from "../person-contract.ts";
import { isCancellable, resendRefusal } from "../rules.ts";
import type { ListedParticipant } from "./list-store.ts";
import type { PersonFacts, RegistrationOfPerson } from "./person-store.ts";

/** `codes` is undefined for an organiser that sees no details. */
export function participantShape(one: ListedParticipant, codes: Map<number, string> | undefined): Participant {
	const { id, firstName, lastName, packageCode, packageName, calendarName, calendarNameEn, isOnline, status } = one;
	return {
		objectId: id,
		personId: one.accountId,
		ticketNumber: ticketNumber(id),
		firstName,
		lastName,
		packageCode,
		packageName,
		calendarName,
		calendarNameEn,
		isOnline,
		status,
		isHandedOver: one.handedToId !== null,
		handedTo: nextHolderOf(one),
		checkedInDate: one.checkedInAt?.toISOString() ?? null,
		createdDate: one.createdAt.toISOString(),
		details: codes
			? {
					email: one.email,
					company: one.profile.companyName ?? "",
					orderNumber: one.orderNumber,
					code: codes.get(id) ?? null,
				}
			: null,
	};
}

function nextHolderOf({ handedToId, handedTo }: Pick<ListedParticipant, "handedToId" | "handedTo">) {
	if (handedToId === null || !handedTo) return null;
	const { personId, firstName, lastName } = handedTo;
	return { personId, name: `${firstName} ${lastName}` };
}

type Scan = { at: Date; day: string; dayEn: string | null; hall: string | null };
type TicketView = { organiser: Organiser; person: PersonFacts; eventId: number; scans: Scan[]; isGuest: boolean };

export function registrationShape(
	one: RegistrationOfPerson,
	{ organiser, person, eventId, scans, isGuest }: TicketView,
): PersonRegistration {
	const mayChange = one.eventId === eventId && organiser.may("people.change");
	const { status, orderStatus } = one;
	const ticket = { status, orderStatus, isEmailConfirmed: person.emailVerified, isGuest };
	return {
		objectId: one.id,
		ticketNumber: ticketNumber(one.id),
		eventCode: one.eventCode,
		eventName: one.eventName,
		eventNameEn: one.eventNameEn,
		isOfThisEvent: one.eventId === eventId,
		packageCode: one.packageCode,
		packageName: one.packageName,
		calendarName: one.calendarName,
		calendarNameEn: one.calendarNameEn,
		isOnline: one.isOnline,
		status: one.status,
		isHandedOver: one.handedToId !== null,
		handedTo: one.eventId === eventId ? nextHolderOf(one) : null,
		createdDate: one.createdAt.toISOString(),
		checkIns: scans.map(({ at, day, dayEn, hall }) => ({
			date: at.toISOString(),
			dayName: day,
			dayNameEn: dayEn,
			hall,
		})),
		can: {
			resend: mayChange && !resendRefusal(ticket),
			cancel: mayChange && isCancellable(ticket),
			changePackage: mayChange && one.status === "confirmed" && one.calendarName === null,
			handOver: mayChange && one.status === "confirmed" && scans.length === 0,
		},
	};
}
