import { qrCodeOf } from "../../../kit/qr/qr-code.ts";
import { ticketPdfPath } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import { initialsOf, ticketNumber } from "../rules.ts";
import type { Signer } from "./sign.ts";
import type { TicketRecord } from "./store.ts";

/** A ticket's response. Only valid tickets are signed. */
export function ticketShape(sign: Signer, record: TicketRecord): TicketInfo {
	const { registration, event, person, days, calendar } = record;
	const token = registration.status === "confirmed" ? sign(contentOf(record)) : null;
	const { place, placeEn, city, cityEn, timeZone, theme } = event;
	return {
		registrationId: registration.id,
		number: ticketNumber(registration.id),
		status: registration.status,
		isHandedOver: registration.handedToId !== null,
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		timeZone,
		place,
		placeEn,
		city,
		cityEn,
		packageName: record.package.name,
		holder: `${person.firstName} ${person.lastName}`,
		isOnline: registration.isOnline,
		days: days.map((day) => ({
			name: day.name,
			nameEn: day.nameEn,
			isOnsite: day.isOnsite && !registration.isOnline,
			startDate: day.startsAt.toISOString(),
			endDate: day.endsAt.toISOString(),
		})),
		startDate: (calendar ?? event).startsAt.toISOString(),
		endDate: (calendar ?? event).endsAt.toISOString(),
		options: record.options.map(({ kind, choice }) => ({ kind, choice })),
		beams: theme.beams,
		token,
		qr: token === null ? null : qrCodeOf(token),
		pdfUrl: token === null ? null : ticketPdfPath(token),
	};
}

function contentOf({ registration, event, calendar, person, ...rest }: TicketRecord): Parameters<Signer>[0] {
	return {
		registrationId: registration.id,
		eventCode: event.code,
		packageCode: rest.package.code,
		calendarCode: calendar?.code ?? null,
		isOnline: registration.isOnline,
		issuedAt: registration.createdAt,
		initials: initialsOf(person.firstName, person.lastName),
	};
}
