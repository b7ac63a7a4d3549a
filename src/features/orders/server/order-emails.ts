import type { Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { moneyText } from "../../../kit/money/amounts.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { calendarDateText } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import type { PaidBy, TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf, invoiceableFrom, issueDateOf } from "../../documents/rules.ts";
import { contactEmail } from "../../event/contacts.ts";
import { isOver } from "../../event/over.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import { type EmailDeps, hasTicket, sendEventEmail } from "../../event/server/event-email.ts";
import type { DeliveryAddress } from "../../options/contract.ts";
import { packageById } from "../../packages/server/store.ts";
import { transferAccountOf } from "../../seller/seller.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { emailFacts, type Fact, lineFacts } from "../email-facts.ts";
import { ACTIVATE_FIRST, ACTIVATE_FOR_TICKET, ORDER_AGAIN, SEE_LOGGED_IN, SEE_ORDER } from "../email-phrases.ts";
import { attachedNote, type EmailTexts, orderEmails } from "../email-texts.ts";
import type { OrderTicket } from "../order-ticket.ts";
import { dueGrosz as owed } from "../rules.ts";
import { approvalWanted, noticeEmails } from "../unpaid-email-texts.ts";
import type { OrderRecord } from "./order-facts.ts";
import { servicesOf } from "./services-of.ts";
import { linesOf } from "./store.ts";

const emails = { ...orderEmails, ...noticeEmails };

export const DOCUMENT_MAKER = "document";

export function documentFile(document: TaxDocument): Attachment {
	return {
		name: fileNameOf(document.number, "pdf"),
		contentType: "application/pdf",
		content: { maker: DOCUMENT_MAKER, of: document.objectId },
	};
}

/** The due day in e-mails: "14 maja 2025". */
function dueText(day: string | null | undefined, lang: Lang): string {
	return day ? calendarDateText(lang, day) : "";
}

export type OrderEmail = {
	kind: keyof typeof emails;
	order: OrderRecord;
	event: EventRecord;
	email: string;
	/** Opens the order's page. Without it the link leads to the account. */
	secret?: string | undefined;
	document?: TaxDocument | undefined;
	refundedGrosz?: number;
	/** This partial payment, or the surplus. */
	receivedGrosz?: number;
	/** The amount due, if it differs from the order's. */
	dueGrosz?: number;
	title?: string;
	tickets?: Attachment[];
	/** Its valid tickets, shown if they are attached. */
	ticketCards?: OrderTicket[];
	/** Names of participants. Only paid orders and known buyers have them, because a stranger could type anything. */
	participants?: string[];
	/** The address of the parcel, under the same condition as `participants`. */
	delivery?: DeliveryAddress | undefined;
	paidBy?: PaidBy | undefined;
	given?: { position: number; quantity: number; grossGrosz: number }[];
	more?: Text[];
};

/** More tickets are only attached, because Gmail cuts long e-mails. */
const MAX_CARDS = 10;

const WITH_FACTS: (keyof typeof emails)[] = ["card", "transfer", "deferred", "deferredProforma", "invoice", "paid"];

/** E-mails of ended orders, which link to a new order, and e-mails of refunds. */
const OF_ENDED: (keyof typeof emails)[] = ["expired", "expiredInParts", "expiredUnconfirmed", "expiredUnapproved"];
const OF_GIVEN: (keyof typeof emails)[] = ["refunded", "returnedUnpaid", "returnedFree", "cancelled"];

async function factsOf(tx: Tx, message: OrderEmail): Promise<Fact[]> {
	const { kind, order, event, participants = [], delivery, paidBy, given } = message;
	const isOfLines = OF_ENDED.includes(kind) || OF_GIVEN.includes(kind);
	if (!isOfLines && !WITH_FACTS.includes(kind)) return [];
	const lines = await linesOf(tx, order.id);
	if (isOfLines) return lineFacts(order.lang, { number: order.number, event, lines, given });
	const areOnCards = hasAllCards(message);
	const services = (await servicesOf(tx, event, lines)).map((one, index) =>
		areOnCards && lines[index]?.kind === "package" ? null : one,
	);
	const named = areOnCards ? [] : participants;
	return emailFacts(order.lang, { ...order, event, services, participants: named, delivery, lines, paidBy });
}

/**
 * Queues an e-mail about an order in the transaction of its cause, with the document and the tickets. The order was
 * placed, paid fully or partly, refunded, reduced or ended, awaits money, or has a surplus.
 */
export async function sendOrderEmail(tx: Tx, deps: EmailDeps & SellerReads, message: OrderEmail): Promise<void> {
	const { kind, order, event, email, secret, document } = message;
	const { refundedGrosz = 0, receivedGrosz = 0, dueGrosz = owed(order), title = order.number } = message;
	const { tickets = [], more = [] } = message;
	const orderPath = `order.html?id=${encodeURIComponent(secret ?? order.number)}`;
	const again = await wayAgain(tx, deps, message);
	const isAgainFirst = again !== undefined && OF_ENDED.includes(kind);
	const wording = { ...emails[kind], paragraphs: [...emails[kind].paragraphs, ...more] };
	const texts = await withActivation(tx, message, wording);
	const { lang, number, holdsUntil } = order;
	const seller = document?.seller ?? (await deps.sellerOf(tx));
	await sendEventEmail(tx, deps, {
		to: { email, lang },
		event,
		kind: `order-${kind}`,
		texts: { ...texts, ...(document && { notes: [attachedNote] }), ...(isAgainFirst && { action: ORDER_AGAIN }) },
		values: {
			number,
			amount: moneyText(lang, order.grossGrosz),
			refunded: moneyText(lang, refundedGrosz),
			received: moneyText(lang, receivedGrosz),
			left: moneyText(lang, dueGrosz),
			title,
			until: holdsUntil ? momentText(lang, holdsUntil, event.timeZone, false) : "",
			document: document?.number ?? "",
			...(seller && transferAccountOf(seller)),
			due: dueText((document && dueOnOf(document)) ?? order.dueOn, lang),
			issued: calendarDateText(lang, invoiceableFrom(issueDateOf(event.endsAt))),
		},
		facts: await factsOf(tx, message),
		path: isAgainFirst ? again : orderPath,
		...(again !== undefined && { links: [wayBeside(deps, message, isAgainFirst ? orderPath : again)] }),
		tickets,
		ticketCards: cardsOf(message),
		...(document && { attachments: [documentFile(document)] }),
	});
}

function cardsOf({ tickets = [], ticketCards = [] }: OrderEmail): OrderTicket[] {
	return hasTicket(tickets) ? ticketCards.slice(0, MAX_CARDS) : [];
}

/** Cards replace the facts of tickets: participants, days and places. */
function hasAllCards({ tickets = [], ticketCards = [] }: OrderEmail): boolean {
	return hasTicket(tickets) && ticketCards.length > 0 && ticketCards.length <= MAX_CARDS;
}

/** Buyers who cannot log in yet read how to activate their account. */
async function withActivation(tx: Tx, { order, tickets = [] }: OrderEmail, texts: EmailTexts): Promise<EmailTexts> {
	const { accountId } = order;
	if (texts.action !== SEE_LOGGED_IN || accountId === null) return texts;
	const buyer = await accountById(tx, accountId);
	if (!buyer || buyer.emailVerified) return texts;
	const first = hasTicket(tickets) ? ACTIVATE_FOR_TICKET : ACTIVATE_FIRST;
	return { ...texts, paragraphs: [...texts.paragraphs, first], action: SEE_ORDER };
}

/** The page for a new order; undefined after the end of sales. */
async function wayAgain(tx: Tx, { clock }: EmailDeps, { kind, order, event }: OrderEmail): Promise<string | undefined> {
	const isOfThose = OF_ENDED.includes(kind) || OF_GIVEN.includes(kind);
	if (!isOfThose || !event.allowRegistration || isOver(event, clock.now())) return undefined;
	const packageId = (await linesOf(tx, order.id)).find((line) => line.kind === "package")?.packageId;
	if (!packageId) return "registration.html";
	return `registration.html?package=${encodeURIComponent((await packageById(tx, packageId)).code)}`;
}

/** The secondary link, to the order or to a new one. */
function wayBeside(deps: EmailDeps, { order, event }: OrderEmail, path: string): { label: string; href: string } {
	const label = path.startsWith("order") ? SEE_LOGGED_IN : ORDER_AGAIN;
	return { label: label[order.lang], href: deps.pageAddress(order.lang, event, path) };
}

export async function tellOrganiser(
	tx: Tx,
	deps: EmailDeps,
	{ event, order }: { event: EventRecord; order: OrderRecord },
): Promise<void> {
	const lang = deps.organiserLang;
	const contacts = await contactsOf(tx, event.id, lang);
	await sendEventEmail(tx, deps, {
		to: { email: contactEmail(contacts, "participantContact") ?? event.replyTo ?? deps.sender, lang },
		event,
		kind: "order-approval-wanted",
		answeredBy: { isToOrganiser: true },
		texts: approvalWanted,
		values: {
			number: order.number,
			amount: moneyText(lang, order.grossGrosz),
			until: order.holdsUntil ? momentText(lang, order.holdsUntil, event.timeZone, false) : "",
		},
		path: "",
	});
}
