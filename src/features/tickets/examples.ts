import type { TicketInfo } from "./contract.ts";
import type { Ticket } from "./token.ts";

export function exampleTicket(values: Partial<Ticket> = {}): Ticket {
	return {
		keyId: 1,
		registrationId: 4711,
		eventCode: "MSTS25",
		packageCode: "BASIC-ONSITE",
		calendarCode: null,
		isOnline: false,
		issuedAt: new Date("2025-04-30T10:00:00Z"),
		initials: "AŚ",
		...values,
	};
}

export const exampleToken = "AEAQAAASM5UBCGQYA".padEnd(172, "ESTRADA234567");

/** A valid example ticket for tests, without its QR code. */
// long: an example with every field
export function exampleInfo(): TicketInfo {
	return {
		registrationId: 4711,
		number: "7Q4K-2F9B",
		status: "confirmed",
		isHandedOver: false,
		eventCode: "MSTS25",
		eventName: "MS Tech Summit 2025",
		eventNameEn: null,
		timeZone: "Europe/Warsaw",
		place: "Hala Łuków",
		placeEn: "Arches Hall",
		city: "Warszawa",
		cityEn: "Warsaw",
		packageName: "Standard",
		holder: "Anna Szczepankowska-Wójcik",
		isOnline: false,
		days: [
			{
				name: "Czwartek 06.06",
				nameEn: "Thursday 06.06",
				isOnsite: false,
				startDate: "2025-06-06T07:00:00.000Z",
				endDate: "2025-06-06T15:00:00.000Z",
			},
			{
				name: "Piątek 07.06",
				nameEn: "Friday 07.06",
				isOnsite: true,
				startDate: "2025-06-07T06:00:00.000Z",
				endDate: "2025-06-07T16:00:00.000Z",
			},
		],
		startDate: "2025-06-06T07:00:00.000Z",
		endDate: "2025-06-07T16:00:00.000Z",
		options: [],
		beams: ["#6b5cff", "#ff5c9a", "#ff5a3c", "#2ee6b0", "#ffc53d", "#4ca8ff"],
		token: exampleToken,
		qr: null,
		pdfUrl: `/api/tickets/${exampleToken}/ticket.pdf`,
	};
}
