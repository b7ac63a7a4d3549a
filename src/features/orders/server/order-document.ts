import type { Tx } from "../../../kit/db/database.ts";
import type { Text } from "../../../kit/i18n/lang.ts";
import { invariant } from "../../../kit/invariant/invariant.ts";
import {
	type DueInvoice,
	dueInvoice,
	lineOf,
	reduceInvoices,
	restOf,
	shareOf,
	totalsOf,
} from "../../documents/amounts.ts";
import type { Buyer, PaidBy, SaleDocument, TaxDocument, Totals } from "../../documents/contract.ts";
import { issueDateOf } from "../../documents/rules.ts";
import { issueCorrection } from "../../documents/server/issue-correction.ts";
import { type IssueDeps, issueDocument, type WantedDocument } from "../../documents/server/issue-document.ts";
import { documentsOf, ksefAcceptanceOf } from "../../documents/server/store.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { eventById } from "../../event/server/store.ts";
import type { CameBy } from "../../payments/server/came-in.ts";
import { onDocuments, type SellerDetails } from "../../seller/seller.ts";
import type { SellerReads } from "../../seller/server/store.ts";
import { buyerOf } from "../buyer.ts";
import { documentNote } from "../email-facts.ts";
import { documentSubject } from "./document-subject.ts";
import type { LineRecord, OrderRecord } from "./order-facts.ts";
import { servicesOf } from "./services-of.ts";
import { linesOf } from "./store.ts";
import { enterChange, enterInvoiced, enterSale } from "./uninvoiced-sale.ts";

/** The issuer and recipient of an order's document, and its payments so far, oldest first. */
export type DocumentRequest = {
	kind: "proforma" | "invoice";
	payments?: readonly CameBy[];
	participants: readonly string[];
	actor: string;
};

/**
 * Issues the document that is due, in the transaction of its cause. This is a pro-forma for a pending transfer,
 * otherwise the invoice (`dueInvoice`), or a pro-forma while the law allows none. If none is due, it returns the
 * existing document. Without a buyer's address it only enters the payment in the VAT register. It locks the number
 * until the commit, so call it last.
 */
// long: one way through three outcomes, read from top to bottom
export async function issueOrderDocument(
	tx: Tx,
	deps: IssueDeps & SellerReads,
	order: OrderRecord,
	{ kind, payments = [], participants, actor }: DocumentRequest,
): Promise<TaxDocument | undefined> {
	const buyer = buyerOf(order.payer);
	const event = await eventById(tx, order.eventId);
	const lines = await saleLines(tx, order, event);
	const serviceDay = lastServiceDay(lines, event);
	if (!buyer) {
		const whole = await orderTotals(tx, order.id);
		if (kind === "invoice") await enterSale(tx, order, { whole, payments, serviceDay });
		return undefined;
	}
	const sold = {
		subject: documentSubject(order.id),
		eventId: order.eventId,
		actor,
		languages: languagesOf(order, buyer),
		seller: onDocuments(await issuingSeller(tx, deps)),
		buyer,
		lines: lines.filter((line) => line.quantity > 0),
		notes: await notesOf(tx, { order, participants }),
	};
	if (kind === "invoice") {
		const invoices = await orderInvoices(tx, order.id);
		const today = issueDateOf(deps.clock.now());
		const ordered = totalsOf(sold.lines.map(lineOf));
		const documentedGrosz = invoices.reduce((sum, one) => sum + one.now.grossGrosz, 0);
		const paid = { payments, serviceDay, today };
		const due = dueInvoice({ wholeGrosz: ordered.grossGrosz, documentedGrosz, ...paid });
		if (due) {
			await enterInvoiced(tx, deps, order);
			return issueInvoice(tx, deps, { order, sold, due, ordered, invoices, ...paid });
		}
		const newest = invoices.at(-1);
		if (newest) return newest.invoice;
	}
	// as on the order's page and in e-mails
	const payment = { method: order.method, title: order.number, ...deadlineOf(order) };
	return issueDocument(tx, deps, { ...sold, kind: "proforma", saleDate: null, payment });
}

/** A pro-forma for an organiser's order is due at the deadline that the organiser chose. */
function deadlineOf({ isByOrganiser, holdsUntil }: OrderRecord): { dueOn?: string } {
	return isByOrganiser && holdsUntil ? { dueOn: issueDateOf(holdsUntil) } : {};
}

/** Throws if no seller is set, and the job then retries. */
async function issuingSeller(tx: Tx, { sellerOf }: SellerReads): Promise<SellerDetails> {
	const seller = await sellerOf(tx);
	if (!seller) throw new Error("No document can be issued without a seller. Set one: npx estrada seller set");
	return seller;
}

/** The last day of the lines' services, otherwise of the event. */
function lastServiceDay(lines: readonly SaleDocument[], event: EventRecord): string {
	const days = lines.flatMap(({ service }) => service?.day ?? []);
	return days.toSorted().at(-1) ?? issueDateOf(event.endsAt);
}

async function notesOf(
	tx: Tx,
	{ order, participants }: { order: OrderRecord; participants: readonly string[] },
): Promise<string> {
	const note = documentNote({ number: order.number, participants, lines: await linesOf(tx, order.id) });
	return [note, order.payer.comments].filter(Boolean).join("\n").slice(0, 2000);
}

type Sale = Omit<WantedDocument, "kind" | "saleDate" | "payment">;

// long: one document, whose fields depend on the same few facts
async function issueInvoice(
	tx: Tx,
	deps: IssueDeps,
	wanted: {
		order: OrderRecord;
		sold: Sale;
		due: DueInvoice;
		ordered: Totals;
		invoices: OrderInvoice[];
		payments: readonly CameBy[];
		serviceDay: string;
		today: string;
	},
): Promise<TaxDocument> {
	const { order, sold, due, ordered, invoices, payments, serviceDay, today } = wanted;
	const last = payments.at(-1);
	const paidGrosz = payments.reduce((sum, one) => sum + one.grossGrosz, 0);
	const isPaid = due.type === "advance" || paidGrosz >= ordered.grossGrosz;
	const isDone = serviceDay <= today;
	const { type: invoiceType, received } = due;
	const earlier = [];
	for (const { invoice, now } of invoices) {
		const { number, issueDate } = invoice;
		const ksefNumber = (await ksefAcceptanceOf(tx, invoice.objectId))?.ksefNumber ?? null;
		earlier.push({ number, issueDate, ksefNumber, grossGrosz: now.grossGrosz });
	}
	const left = restOf(
		ordered,
		invoices.map((one) => one.now),
	);
	return issueDocument(tx, deps, {
		...sold,
		kind: "invoice",
		...(invoices.length > 0 && { cause: `${invoiceType}:${invoices.length + 1}` }),
		// before the event, only the payment's day is known
		saleDate:
			isDone && invoiceType !== "advance"
				? serviceDay
				: isPaid
					? invariant(last, "the last payment of what is paid").day
					: null,
		payment: isPaid
			? {
					method: invariant(last, "the last payment of what is paid").method,
					paidOn: invariant(last, "the last payment of what is paid").day,
				}
			: { method: order.method },
		...(invoiceType !== "sale" && {
			share: {
				invoiceType,
				totals: shareOf(left, due.grossGrosz),
				advances: { ordered, received: invoiceType === "advance" ? received : [], earlier },
			},
		}),
	});
}

function languagesOf(order: OrderRecord, buyer: Buyer): TaxDocument["languages"] {
	return order.lang === "pl" && buyer.kind !== "company-foreign" ? "pl" : "pl-en";
}

/** `now` has the totals after corrections. */
type OrderInvoice = { invoice: TaxDocument; now: Totals };

async function orderInvoices(tx: Tx, orderId: number): Promise<OrderInvoice[]> {
	const documents = await documentsOf(tx, documentSubject(orderId));
	return documents
		.filter((one) => one.kind === "invoice")
		.map((invoice) => {
			const last = documents.findLast((one) => one.correction?.number === invoice.number);
			return { invoice, now: last?.correction?.totalsAfter ?? invoice.totals };
		});
}

/**
 * Corrects an order's invoices to its remaining value after a refund, latest invoice first, in the refund's
 * transaction. `cause` identifies it ("refund:7"), `isRepaid` says whether it was paid, and `paidBy` is the refund's
 * method. Returns the last correction; without an invoice it corrects the VAT register. It locks the number until the
 * commit, so call it last.
 */
export async function correctOrderInvoice(
	tx: Tx,
	deps: IssueDeps,
	order: OrderRecord,
	{
		cause,
		reason,
		isRepaid,
		paidBy,
		actor,
	}: { cause: string; reason: Text; isRepaid: boolean; paidBy: PaidBy | undefined; actor: string },
): Promise<TaxDocument | undefined> {
	const invoices = await orderInvoices(tx, order.id);
	const lines = (await linesOf(tx, order.id)).map(saleLine);
	if (invoices.length === 0) await enterChange(tx, deps, order, totalsOf(lines.map(lineOf)));
	const after = reduceInvoices(
		invoices.map((one) => one.now),
		totalsOf(lines.map(lineOf)),
	);
	let correction: TaxDocument | undefined;
	for (const [n, { invoice, now }] of invoices.entries()) {
		const isOnly = (invoice.invoiceType ?? "sale") === "sale";
		if (!isOnly && invariant(after[n], "what is left of an invoice").grossGrosz === now.grossGrosz) continue;
		correction = await issueCorrection(tx, deps, {
			invoiceId: invoice.objectId,
			cause: n === 0 ? cause : `${cause}:${invoice.number}`,
			actor,
			reason: invoice.languages === "pl" ? reason.pl : `${reason.pl} / ${reason.en}`,
			lines: namedAs(invoice, lines),
			...(!isOnly && { totals: invariant(after[n], "what is left of an invoice") }),
			payment: {
				method: (isRepaid && paidBy) || order.method,
				...(!isRepaid && invoice.payment.state === "due" && { dueOn: invoice.payment.dueOn }),
			},
			isRepaid,
			notes: null,
		});
	}
	return correction;
}

/**
 * Gives lines the names on their invoice, even if the event was renamed. An invoice requested later lacks lines
 * refunded earlier.
 */
function namedAs(invoice: TaxDocument, lines: SaleDocument[]): SaleDocument[] {
	const isWhole = invoice.lines.length === lines.length;
	const own = isWhole
		? lines
		: lines.filter(({ name }) => invoice.lines.some((it) => it.name === name || it.name.startsWith(`${name}, `)));
	return own.map((line, n) => ({
		...line,
		name: invariant(invoice.lines[n], "the line of an invoice").name,
		nameEn: invariant(invoice.lines[n], "the line of an invoice").nameEn,
		...serviceOn(invoice, n),
	}));
}

function serviceOn(invoice: TaxDocument, n: number): Pick<SaleDocument, "service"> {
	const service = invoice.lines[n]?.service;
	return service ? { service } : {};
}

/** An order's lines for a document. Tickets and options have event, days and places. */
async function saleLines(tx: Tx, order: OrderRecord, event: EventRecord): Promise<SaleDocument[]> {
	const lines = await linesOf(tx, order.id);
	const services = await servicesOf(tx, event, lines);
	return lines.map((line, index) => {
		const service = services[index];
		const sold = { ...saleLine(line), ...(service && { service }) };
		if (line.kind === "fee") return sold;
		return {
			...sold,
			name: `${sold.name}, ${event.name}`,
			nameEn: `${sold.nameEn}, ${event.nameEn ?? event.name}`,
		};
	});
}

/** The order's remaining value by VAT rate. */
async function orderTotals(tx: Tx, orderId: number): Promise<Totals> {
	return totalsOf((await linesOf(tx, orderId)).map((line) => lineOf(saleLine(line))));
}

/** A line less refunds and discounts. */
function saleLine(line: LineRecord): SaleDocument {
	const { name, nameEn, unitNetGrosz, vatRate, reducedGrosz } = line;
	const quantity = line.quantity - line.refundedQuantity;
	return {
		name,
		nameEn: nameEn ?? name,
		quantity,
		unit: "szt.",
		unitNetGrosz,
		vatRate: line.isReverseCharged ? "np" : (vatRate as SaleDocument["vatRate"]),
		...(reducedGrosz > 0 && { reducedGrosz }),
	};
}
