import type { Lang } from "../../../kit/i18n/lang.ts";
import { must } from "../../../kit/must/must.ts";
import type { OrderTicket } from "../../orders/server/order-commands.ts";
import { ticketPath, ticketPdfPath } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import { initialsOf, ticketNumber } from "../rules.ts";
import { readTicket } from "../token.ts";
import { qrCodeOf } from "./qr-code.ts";
import { type KeyDeps, publicKeys, type Signer, signer } from "./sign.ts";
import { type TicketRecord, ticketById, ticketRecordsOf, ticketRecordsOfOrder } from "./store.ts";

/** The facts behind a token as they are now; undefined where it is forged or its registration is gone. */
export async function ticketByToken(deps: KeyDeps, token: string): Promise<TicketRecord | undefined> {
	const reading = await readTicket(token, await publicKeys(deps));
	return reading.state === "genuine" ? ticketById(deps.db, reading.ticket.registrationId) : undefined;
}

/** The tickets of an account, valid or not. */
export async function ticketsOfAccount(deps: KeyDeps, accountId: string): Promise<TicketInfo[]> {
	return shown(deps, await ticketRecordsOf(deps.db, accountId));
}

/** The valid tickets that an order paid for, as its page links to them. */
export async function ticketsOfOrder(
	deps: KeyDeps,
	{ orderId, lang }: { orderId: number; lang: Lang },
): Promise<OrderTicket[]> {
	const tickets = await shown(deps, await ticketRecordsOfOrder(deps.db, orderId));
	return tickets.map(({ packageName, holder, number, token: shownToken, eventCode }) => {
		const token = must(shownToken, "the token of a valid ticket");
		const pdfUrl = `${ticketPdfPath(token)}?lang=${lang}`;
		return { packageName, holder, number, token, pageUrl: ticketPath(lang, eventCode, token), pdfUrl };
	});
}

/** A ticket as it is shown. */
export async function ticketInfo(deps: KeyDeps, record: TicketRecord): Promise<TicketInfo> {
	return infoOf(await signer(deps), record);
}

async function shown(deps: KeyDeps, record: TicketRecord[]): Promise<TicketInfo[]> {
	if (record.length === 0) return [];
	const sign = await signer(deps);
	return record.map((one) => infoOf(sign, one));
}

function infoOf(sign: Signer, record: TicketRecord): TicketInfo {
	const { registration, event, person, days, calendar } = record;
	const token = registration.status === "confirmed" ? sign(contentOf(record)) : null;
	const { place, placeEn, city, cityEn, timeZone, theme } = event;
	return {
		registrationId: registration.id,
		number: ticketNumber(registration.id),
		status: registration.status,
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		...{ timeZone, place, placeEn, city, cityEn },
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
