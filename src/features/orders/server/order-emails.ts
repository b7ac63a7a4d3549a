import type { Tx } from "../../../kit/db/database.ts";
import type { Lang, Text } from "../../../kit/i18n/lang.ts";
import type { Attachment } from "../../../kit/mail/attachment.ts";
import { moneyText } from "../../../kit/money/money.ts";
import { instantOf } from "../../../kit/time/instant.ts";
import { momentText } from "../../../kit/time/moment.ts";
import { dateText } from "../../../kit/time/zone.ts";
import { accountById } from "../../account/server/store.ts";
import type { PaidBy, TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf, invoiceableFrom, issueDateOf } from "../../documents/rules.ts";
import { contactEmail } from "../../event/contacts.ts";
import { isOver } from "../../event/over.ts";
import { contactsOf } from "../../event/server/contacts-store.ts";
import { type EmailDeps, sendEventEmail } from "../../event/server/event-email.ts";
import type { EventRecord } from "../../event/server/store.ts";
import { packageById } from "../../packages/server/store.ts";
import { transferAccountOf } from "../../seller/seller.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { emailFacts, type Fact, lineFacts } from "../email-facts.ts";
import { approvalWanted, noticeEmails } from "../notice-texts.ts";
import { ACTIVATE_FIRST, ORDER_AGAIN, SEE_LOGGED_IN, SEE_ORDER } from "../phrases.ts";
import { dueGrosz as owed } from "../rules.ts";
import { attachedNote, type EmailTexts, orderEmails } from "../texts.ts";
import type { OrderRecord } from "./order-facts.ts";
import { servicesOf } from "./services-of.ts";
import { linesOf } from "./store.ts";

/** Every e-mail about an order to its buyer. */
const emails = { ...orderEmails, ...noticeEmails };

/** The name under which documents are attached to e-mails. */
export const DOCUMENT_MAKER = "document";

/** A document as a file that goes with an e-mail. */
export function documentFile(document: TaxDocument): Attachment {
	return {
		name: fileNameOf(document.number, "pdf"),
		contentType: "application/pdf",
		content: { maker: DOCUMENT_MAKER, of: document.objectId },
	};
}

/** The last day to pay as e-mails tell it: "14 maja 2025". */
function dueText(day: string | null | undefined, lang: Lang, zone: string): string {
	return day ? dayText(day, lang, zone) : "";
}

function dayText(day: string, lang: Lang, zone: string): string {
	return dateText(lang, instantOf(`${day}T12:00:00`, zone), zone);
}

/** What an e-mail about an order tells. */
export type OrderEmail = {
	kind: keyof typeof emails;
	order: OrderRecord;
	event: EventRecord;
	email: string;
	/** Opens the order's page; without it the e-mail leads to the order in the account. */
	secret?: string | undefined;
	/** Goes with the e-mail. */
	document?: TaxDocument | undefined;
	refundedGrosz?: number;
	/** What has come now, of a part, or what the order does not want. */
	receivedGrosz?: number;
	/** What is still to be paid, where that is not what the order says. */
	dueGrosz?: number;
	/** What a transfer is titled, where that is not the order's number. */
	title?: string;
	tickets?: Attachment[];
	/** Whose tickets they are: only where the order is paid or its buyer known, never what a stranger typed. */
	participants?: string[];
	/** How the money came, once it did. */
	paidBy?: PaidBy | undefined;
	/** What of the order is given back by it. */
	given?: { position: number; quantity: number; grossGrosz: number }[];
	/** Said after the e-mail's own paragraphs. */
	more?: Text[];
};

/** Those that say what was ordered. */
const WITH_FACTS: (keyof typeof emails)[] = ["card", "transfer", "deferred", "deferredProforma", "invoice", "paid"];

/** Those of an order that has ended, which can be made again; and those of what was given back of one. */
const OF_ENDED: (keyof typeof emails)[] = ["expired", "expiredInParts", "expiredUnconfirmed", "expiredUnapproved"];
const OF_GIVEN: (keyof typeof emails)[] = ["refunded", "returnedUnpaid", "returnedFree", "cancelled"];

async function factsOf(tx: Tx, message: OrderEmail): Promise<Fact[]> {
	const { kind, order, event, participants = [], paidBy, given } = message;
	const isOfLines = OF_ENDED.includes(kind) || OF_GIVEN.includes(kind);
	if (!isOfLines && !WITH_FACTS.includes(kind)) return [];
	const lines = await linesOf(tx, order.id);
	if (isOfLines) return lineFacts(order.lang, { number: order.number, event, lines, given });
	const services = await servicesOf(tx, event, lines);
	return emailFacts(order.lang, { ...order, event, services, participants, lines, paidBy });
}

/**
 * Puts an e-mail about an order into the outbox, in the transaction of what it tells: that it was placed (by its
 * method), paid whole or in part, refunded, or cheaper; or that it waits, ended, or does not want money that came. The
 * document and the tickets go with it.
 */
export async function sendOrderEmail(tx: Tx, deps: EmailDeps & SellerReads, message: OrderEmail): Promise<void> {
	const { kind, order, event, email, secret, document } = message;
	const { refundedGrosz = 0, receivedGrosz = 0, dueGrosz = owed(order), title = order.number } = message;
	const { tickets = [], more = [] } = message;
	const orderPath = `order.html?id=${encodeURIComponent(secret ?? order.number)}`;
	const again = await wayAgain(tx, deps, message);
	const isAgainFirst = again !== undefined && OF_ENDED.includes(kind);
	const texts = await withActivation(tx, order, {
		...emails[kind],
		paragraphs: [...emails[kind].paragraphs, ...more],
	});
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
			due: dueText((document && dueOnOf(document)) ?? order.dueOn, lang, event.timeZone),
			invoiceDay: dayText(invoiceableFrom(issueDateOf(event.endsAt)), lang, event.timeZone),
		},
		facts: await factsOf(tx, message),
		path: isAgainFirst ? again : orderPath,
		...(again !== undefined && { links: [wayBeside(deps, message, isAgainFirst ? orderPath : again)] }),
		tickets,
		...(document && { attachments: [documentFile(document)] }),
	});
}

/** Whoever cannot log in yet is not told to do so, but how they will. */
async function withActivation(tx: Tx, { accountId }: OrderRecord, texts: EmailTexts): Promise<EmailTexts> {
	if (texts.action !== SEE_LOGGED_IN || accountId === null) return texts;
	const buyer = await accountById(tx, accountId);
	if (!buyer || buyer.emailVerified) return texts;
	return { ...texts, paragraphs: [...texts.paragraphs, ACTIVATE_FIRST], action: SEE_ORDER };
}

/** The page on which what has ended or was given back is ordered again; undefined where it is sold no more. */
async function wayAgain(tx: Tx, { clock }: EmailDeps, { kind, order, event }: OrderEmail): Promise<string | undefined> {
	const isOfThose = OF_ENDED.includes(kind) || OF_GIVEN.includes(kind);
	if (!isOfThose || !event.allowRegistration || isOver(event, clock.now())) return undefined;
	const packageId = (await linesOf(tx, order.id)).find((line) => line.kind === "package")?.packageId;
	if (!packageId) return "registration.html";
	return `registration.html?package=${encodeURIComponent((await packageById(tx, packageId)).code)}`;
}

/** The other of the two ways on: to the order, or to ordering again. */
function wayBeside(deps: EmailDeps, { order, event }: OrderEmail, path: string): { label: string; href: string } {
	const label = path.startsWith("order") ? SEE_LOGGED_IN : ORDER_AGAIN;
	return { label: label[order.lang], href: deps.pageAddress(order.lang, event, path) };
}

/** Tells the organiser that a deferred order waits for their yes; in the transaction in which it begins to wait. */
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
