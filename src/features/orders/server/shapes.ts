import type { AccountRecord } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { dueOnOf, fileNameOf, nameOf, transferTitleOf } from "../../documents/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import type { PaymentRecord, RefundRecord } from "../../payments/server/store.ts";
import { type SellerDetails, transferAccountOf } from "../../seller/seller.ts";
import type { OwnOrder, PaymentInfo } from "../contract.ts";
import { dueGrosz, isOfChange, isOverdue, refundableUntil, waitsFor } from "../rules.ts";
import type { TeamCode } from "../team-contract.ts";
import type { LineRecord, OrderRecord } from "./order-facts.ts";
import { isPayable } from "./pay-order.ts";
import type { TeamCodeRecord } from "./team-code-store.ts";

/** Data of an order's page. */
export type PageFacts = {
	order: OrderRecord;
	event: EventRecord;
	/** Undefined after erasure. */
	buyer: AccountRecord | undefined;
	payments: PaymentRecord[];
	refunds: RefundRecord[];
	documents: TaxDocument[];
	/** Payee of transfers; undefined without a seller. */
	seller: SellerDetails | undefined;
	/** Secret that opened the page, used in its links. */
	secret: string;
	now: Date;
} & Pick<
	PaymentInfo,
	| "lines"
	| "cardPayments"
	| "freeOptions"
	| "delivery"
	| "isAddition"
	| "packageCode"
	| "tickets"
	| "invoiceAskableUntil"
> & {
		/** Why its ticket cannot be returned yet. */
		returnRefusal: string | undefined;
	};

/** An order as its page shows it. */
// long: one object, which names every field of the answer
export function paymentInfoShape(facts: PageFacts): PaymentInfo {
	const { order, event, buyer, payments, refunds, documents, seller, secret, now } = facts;
	const { lines, cardPayments, freeOptions, delivery, isAddition, packageCode, tickets, invoiceAskableUntil } = facts;
	const { returnRefusal } = facts;
	const { number, status, method, payer, netGrosz, vatGrosz, grossGrosz, paidGrosz, refundedGrosz } = order;
	const isConfirmed = buyer?.emailVerified ?? false;
	const until = isOfChange(lines) ? null : refundableUntil(order, event, now);
	return {
		number,
		status,
		method,
		payer,
		netGrosz,
		vatGrosz,
		grossGrosz,
		paidGrosz,
		refundedGrosz,
		lines,
		cardPayments,
		freeOptions,
		delivery,
		isAddition,
		packageCode,
		tickets,
		invoiceAskableUntil,
		...stateShape(order, now, isConfirmed),
		refundableUntil: returnRefusal ? null : (until?.toISOString() ?? null),
		returnRefusal: (until && returnRefusal) ?? null,
		refunds: refunds.map(({ amountGrosz, state, createdAt }) => ({
			amountGrosz,
			state: state === "elsewhere" ? "sent" : state,
			createdDate: createdAt.toISOString(),
		})),
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		timeZone: event.timeZone,
		unconfirmedEmail: buyer && !isConfirmed ? buyer.email : null,
		unwantedGrosz: unwantedOf(order, payments),
		holdsUntil: order.holdsUntil?.toISOString() ?? null,
		lastPayment: payments.at(-1)?.state ?? null,
		documents: documents.map((one) => linkShape(secret, one)),
		transfer: transferShape(order, { documents, seller, isConfirmed }),
	};
}

/** An order in its buyer's list. */
export function ownOrderShape(
	order: OrderRecord,
	{ event, lines, now }: { event: EventRecord; lines: readonly LineRecord[]; now: Date },
): OwnOrder {
	const left = lines.map(({ refundedQuantity, ...one }) => ({ ...one, quantity: one.quantity - refundedQuantity }));
	const { number, status, method, grossGrosz, refundedGrosz } = order;
	return {
		number,
		status,
		method,
		grossGrosz,
		refundedGrosz,
		eventCode: event.code,
		eventName: event.name,
		eventNameEn: event.nameEn,
		timeZone: event.timeZone,
		...stateShape(order, now, true),
		lines: left
			.filter(({ quantity }) => quantity > 0)
			.map(({ name, nameEn, quantity }) => ({ name, nameEn, quantity })),
		holdsUntil: order.holdsUntil?.toISOString() ?? null,
	};
}

/** A code of a team's order; `usedBy`: name of the registered person. */
export function teamCodeShape(code: TeamCodeRecord, { usedBy, url }: { usedBy: string | null; url: string }): TeamCode {
	return {
		objectId: code.id,
		code: code.code,
		packageCode: code.packageCode,
		packageName: code.packageName,
		state: code.revokedAt ? "revoked" : code.used > 0 ? "used" : "unused",
		usedBy,
		usedDate: code.usedFor?.usedAt.toISOString() ?? null,
		sentTo: code.sentTo,
		sentDate: code.sentAt?.toISOString() ?? null,
		url,
	};
}

/** State of an order, for its page and the list. */
function stateShape(order: OrderRecord, now: Date, isConfirmed: boolean) {
	return {
		dueGrosz: order.status === "reserved" || order.status === "confirmed" ? dueGrosz(order) : 0,
		isPayable: isPayable(order, now),
		waitsFor: isOverdue(order, now) ? null : (waitsFor(order, isConfirmed) ?? null),
		createdDate: order.createdAt.toISOString(),
	};
}

/** Surplus money, refunded or about to be. */
function unwantedOf({ status, paidGrosz }: OrderRecord, payments: PaymentRecord[]): number {
	const unwanted = payments.filter(({ state }) => state === "queued" || state === "refunded");
	const parts = status === "expired" || status === "cancelled" ? paidGrosz : 0;
	return unwanted.reduce((sum, one) => sum + one.amountGrosz, parts);
}

/** Account for an order paid by transfer (once reserved for it) or by deferred invoice. */
function transferShape(
	order: OrderRecord,
	{ documents, seller, isConfirmed }: Pick<PageFacts, "documents" | "seller"> & { isConfirmed: boolean },
): PaymentInfo["transfer"] {
	if (order.method === "transfer" && order.status === "reserved") {
		const payee = documents.at(-1)?.seller ?? seller; // the account named on the pro-forma
		return isConfirmed && payee ? { ...transferAccountOf(payee), title: order.number, dueOn: null } : null;
	}
	// the pro-forma requests the money until an invoice may be issued
	const asking = documents.findLast((one) => one.kind !== "correction" && one.payment.state === "due");
	if (order.method !== "deferred" || order.status !== "confirmed" || dueGrosz(order) === 0 || !asking) return null;
	return { ...transferAccountOf(asking.seller), title: transferTitleOf(asking), dueOn: dueOnOf(asking) };
}

/** A document as a link on the order's page. */
function linkShape(secret: string, document: TaxDocument): PaymentInfo["documents"][number] {
	const { number, kind, issueDate } = document;
	const url = (ending: "pdf" | "xml") =>
		`/api/payment/${encodeURIComponent(secret)}/document/${fileNameOf(number, ending)}`;
	return {
		number,
		kind: nameOf(document),
		issueDate,
		pdfUrl: url("pdf"),
		xmlUrl: kind === "proforma" ? null : url("xml"),
	};
}
