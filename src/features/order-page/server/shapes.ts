import type { AccountRecord } from "../../account/server/store.ts";
import type { TaxDocument } from "../../documents/contract.ts";
import { fileNameOf, nameOf } from "../../documents/rules.ts";
import type { EventRecord } from "../../event/server/columns.ts";
import { dueGrosz, isAddressTrusted, isOfChange, isOverdue, refundableUntil, waitsFor } from "../../orders/rules.ts";
import { isPayable } from "../../orders/server/begin-payment.ts";
import type { LineRecord, OrderRecord } from "../../orders/server/order-facts.ts";
import type { TeamCodeRecord } from "../../orders/server/team-code-store.ts";
import type { PaymentRecord, RefundRecord } from "../../payments/server/store.ts";
import type { OwnOrder, PaymentInfo } from "../contract.ts";
import type { TeamCode } from "../team-contract.ts";

export type PageFacts = {
	order: OrderRecord;
	event: EventRecord;
	/** Undefined after erasure. */
	buyer: AccountRecord | undefined;
	payments: PaymentRecord[];
	refunds: RefundRecord[];
	documents: TaxDocument[];
	/** The secret that opened the page; its links contain it. */
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
	| "transfer"
> & {
		returnRefusal: string | undefined;
	};

// long: one object, which names every field of the answer
export function paymentInfoShape(facts: PageFacts): PaymentInfo {
	const { order, event, buyer, payments, refunds, documents, secret, now } = facts;
	const { lines, cardPayments, freeOptions, delivery, isAddition, packageCode, tickets, invoiceAskableUntil } = facts;
	const { transfer, returnRefusal } = facts;
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
		transfer,
		...stateShape(order, now, isAddressTrusted(order, buyer)),
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
	};
}

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

/** `usedBy` is the registered person's name. */
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

function stateShape(order: OrderRecord, now: Date, isConfirmed: boolean) {
	return {
		dueGrosz: order.status === "reserved" || order.status === "confirmed" ? dueGrosz(order) : 0,
		isPayable: isPayable(order, now),
		waitsFor: isOverdue(order, now) ? null : (waitsFor(order, isConfirmed) ?? null),
		createdDate: order.createdAt.toISOString(),
	};
}

/** Surplus money that is or will be refunded. */
function unwantedOf({ status, paidGrosz }: OrderRecord, payments: PaymentRecord[]): number {
	const unwanted = payments.filter(({ state }) => state === "queued" || state === "refunded");
	const parts = status === "expired" || status === "cancelled" ? paidGrosz : 0;
	return unwanted.reduce((sum, one) => sum + one.amountGrosz, parts);
}

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
