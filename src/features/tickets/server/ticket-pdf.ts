import type { Database } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { PdfRenderer } from "../../../kit/pdf/renderer.ts";
import type { Engraving } from "../../../kit/svg/engraving.ts";
import type { ContactCard } from "../../event/contacts.ts";
import type { CalendarRecord, EventRecord } from "../../event/server/columns.ts";
import { participantContact } from "../../event/server/contacts-store.ts";
import type { PackageIncludes } from "../../packages/contract.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { ticketPage } from "../addresses.ts";
import type { TicketInfo } from "../contract.ts";
import type { KeyDeps } from "./sign.ts";
import { type TicketRecord, ticketById } from "./store.ts";
import { type PrintedOrder, printedOrders } from "./ticket-orders.ts";
import { ticketInfo } from "./tickets.ts";

/** An entry of a printed day: a lecture of the plan, or a break. */
export type PrintedHour = { startsAt: Date; title: Text; place: string; isBreak: boolean; isReserved: boolean };

/** Queries that other slices answer. */
export type TicketReads = {
	plan(
		db: Database,
		of: { accountId: string; registrationId: number; event: EventRecord },
	): Promise<(PrintedHour & { calendarId: number })[]>;
	/** Null before it is drawn. */
	engraving(db: Database, eventId: number): Promise<Engraving | null>;
	/** The numbers of questions without an answer, by registration. */
	openQuestions(db: Database, of: { accountId: string; now: Date }): Promise<ReadonlyMap<number, number>>;
};

export type TicketPdfDeps = KeyDeps &
	SellerReads & {
		pdfRenderer: PdfRenderer;
		ticketReads: TicketReads;
		pageAddress(lang: Lang, event: EventRecord, path: string): string;
	};

export type PrintedDay = Pick<CalendarRecord, "name" | "nameEn" | "startsAt" | "endsAt" | "doorsAt"> & {
	isOnsite: boolean;
	hours: PrintedHour[];
};

/** The input of the layout in paper/. */
export type PrintableTicket = {
	ticket: TicketInfo;
	lang: Lang;
	/** The ticket's phone page; null if the ticket is invalid. */
	pageUrl: string | null;
	issuedAt: string;
	/** When the plan was printed. */
	printedAt: Date;
	/** Null without a seller. */
	organiser: { name: string; address: string } | null;
	engraving: Engraving | null;
	days: PrintedDay[];
	package: { includes: PackageIncludes; hasExtendedSeats: boolean };
	venue: { address: string | null; arrival: Text | null };
	help: Pick<ContactCard, "name" | "email" | "phone"> | null;
	orders: PrintedOrder[];
	/** The log-in URL without its scheme. */
	logInAddress: string;
};

/** A ticket as PDF, in Polish, or in English with Polish text for the entrance. An invalid one has no QR code. */
export async function ticketPdf(deps: TicketPdfDeps, record: TicketRecord, lang: Lang): Promise<Uint8Array> {
	const ticket = await ticketInfo(deps, record);
	const { event, registration } = record;
	const printable: PrintableTicket = {
		ticket,
		lang,
		pageUrl: ticket.token && deps.pageAddress(lang, event, ticketPage(ticket.token)),
		issuedAt: registration.createdAt.toISOString(),
		printedAt: deps.clock.now(),
		organiser: await organiserOf(deps),
		engraving: await deps.ticketReads.engraving(deps.db, event.id),
		days: await printedDays(deps, record),
		package: { includes: record.package.includes, hasExtendedSeats: record.package.hasExtendedSeats },
		venue: {
			address: event.address,
			arrival: event.arrival === null ? null : { pl: event.arrival, en: event.arrivalEn ?? event.arrival },
		},
		help: (await participantContact(deps.db, event.id)) ?? null,
		orders: await printedOrders(deps.db, record),
		logInAddress: deps.pageAddress(lang, event, "user.html").replace(/^https?:\/\//, ""),
	};
	return deps.pdfRenderer.print(new URL("./paper/ticket-sheet.ts", import.meta.url), printable);
}

async function organiserOf({ db, sellerOf }: TicketPdfDeps): Promise<PrintableTicket["organiser"]> {
	const seller = await sellerOf(db);
	if (!seller) return null;
	const { street, postCode, city } = seller.address;
	return { name: seller.name, address: `${street}, ${postCode} ${city}` };
}

/** The days that the ticket names, and others on which the holder has planned something. */
async function printedDays({ db, ticketReads }: TicketPdfDeps, record: TicketRecord): Promise<PrintedDay[]> {
	const { event, registration, days, lectureDays } = record;
	const of = { accountId: registration.accountId, registrationId: registration.id, event };
	const plan = await ticketReads.plan(db, of);
	const opened = new Set(lectureDays.map((day) => day.id));
	const planned = lectureDays.filter((day) => plan.some((hour) => !hour.isBreak && hour.calendarId === day.id));
	const listed = [...days, ...planned.filter((day) => days.every((one) => one.id !== day.id))];
	return listed
		.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
		.map((day) => ({
			name: day.name,
			nameEn: day.nameEn,
			startsAt: day.startsAt,
			endsAt: day.endsAt,
			doorsAt: day.doorsAt,
			isOnsite: day.isOnsite && !registration.isOnline,
			hours: plan
				.filter((hour) => hour.calendarId === day.id && (hour.isBreak || opened.has(day.id)))
				.map(({ startsAt, title, place, isBreak, isReserved }) => ({ startsAt, title, place, isBreak, isReserved })),
		}));
}

/** A registration's ticket as an e-mail attachment, in the person's language. Throws if it is missing. */
export async function attachedTicket(deps: TicketPdfDeps, id: unknown): Promise<Uint8Array> {
	const record = await ticketById(deps.db, Number(id));
	if (!record) throw new Error(`There is no registration ${id} whose ticket could be attached.`);
	return ticketPdf(deps, record, record.person.lang);
}
